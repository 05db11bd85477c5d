// Country Road. Draw one closed loop that enters every room exactly once. A number says how many cells of its room the
// loop visits; cells that it leaves out do not touch across a border.
//
//     +---+---+
//     |   | 2 |        two rooms of two cells each: country/2/2/o0g2
//     +---+---+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/words/line.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily visitCount{
    .id = "visit-count",
    .name = {"number of cells visited in a room", "部屋で線の通るマスの数"},
    .broken = {"The number of cells visited in a room is wrong", "部屋の中で線の通るマスの数が数字と違います"}};

constexpr RuleFamily roomVisited{.id = "room-visited",
                                 .name = {"every room is visited", "すべての部屋を通る"},
                                 .broken = {"The line misses a room", "線の通っていない部屋があります"}};

constexpr RuleFamily leftOutApart{
    .id = "left-out-apart",
    .name = {"unvisited cells do not touch across a border", "線の通らないマスは太線をはさんで隣り合わない"},
    .broken = {"Two unvisited cells touch across a border", "線の通らないマスが太線をはさんで隣り合っています"}};

} // namespace family

extern const Genre country;
const Genre country{
    .id = "country",
    .urlId = "country",
    .title = {"Country Road", "カントリーロード"},
    .summary =
        {"Draw one closed loop that visits every room exactly once. A number says how many cells of its room the loop "
         "visits. Unvisited cells never share a side across a border.",
         "すべての部屋をちょうど 1 回ずつ通る 1 "
         "つの輪を描きます。数字は、その部屋で輪が通るマスの数です。輪が通らないマスどうしが、太線をはさんで辺で隣り合"
         "って"
         "はいけません。"},
    .kana = "かんとりーろーど",
    .family = Family::Loop,
    .clues = {{Clue::Rooms},
              {.kind = Clue::RoomNumber, .min = 1, .max = largestRoom, .orUnknown = true, .maxAt = roomSizeAt}},
    .marks = {Mark::CellLine, Mark::CellSign},
    .variants = {{'e', {"Rooms may be left out", "通らない部屋があってもよい"}}},
    .url = {&url::border, &url::roomNumber16},
    .file = {.version = 2,
             .parts = {&file::emptyRoomFlag, &file::borders, &file::numbers, &file::lines, &file::tints},
             .older = {{2, {&file::emptyRoomFlag, &file::roomIds, &file::numbers, &file::lines, &file::tints}},
                       {1, {&file::roomIds, &file::numbers, &file::lines, &file::tints}}}},
    .sample = "country/6/6/d99rn43g3ooq15l",
    .penpa = {.grid = "121", .tool = "combi/lineox"},
    .rules =
        [](const Board& b, Rules& r) {
            Loop line(r, b, PlaceKind::Cell);
            const std::vector<Room> all = rooms(b);
            entersRoomsOnce(r, b, line, all);
            for (const Room& room : all) {
                if (room.number > 0)
                    r.clue(room.numberCell, family::visitCount).ofOnePart().exactly(room.number, line.uses(room.cells));
                if (!b.hasFlag('e'))
                    r.at(room.anchor, family::roomVisited).any(line.uses(room.cells));
            }
            for (const Place edge : givenBorders(b)) {
                const auto [p, q] = cellsBeside(edge);
                r.at(edge, family::leftOutApart).any({line.uses(p), line.uses(q)});
            }
        },
    .recipe = Recipe{.sizes = loopSizes, .rooms = Recipe::Polyominoes, .leastRoom = 4, .mostRoom = 9},
};

} // namespace tokisuji
