// All or Nothing. Draw one loop that passes through all cells of a room, entering it once, or through none; two rooms
// without line never share a border.
//
//     A A B B
//     A C B B        letters are rooms: nothing/4/4/b4090o
//     C C B B
//     C C C C
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/words/line.h"
#include "engine/rules/words/rooms.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily allOrNothing{.id = "all-or-nothing",
                                  .name = {"all cells of a room or none", "部屋は全部のマスを通るか、まったく通らない"},
                                  .broken = {"The line passes through some cells of a room and misses others",
                                             "線が部屋の一部のマスだけを通っています"}};

constexpr RuleFamily missedRoomsApart{
    .id = "missed-rooms-apart",
    .name = {"rooms without line do not touch", "線の通らない部屋は隣り合わない"},
    .broken = {"Two rooms without line share a border", "線の通らない部屋が隣り合っています"}};

} // namespace family

extern const Genre nothing;
const Genre nothing{
    .id = "nothing",
    .urlId = "nothing",
    .title = {"All or Nothing", "オールｏｒナッシング"},
    .summary = {"Draw one closed loop. It visits each room once and passes through all of its cells, or it leaves the "
                "room out altogether. Two rooms that are left out never share a border.",
                "1 つの輪を描きます。輪はどの部屋も、一度だけ入ってすべてのマスを通るか、まったく通らないかのどちらかで"
                "す。通らない部屋どうしは辺で接してはいけません。"},
    .kana = "おーるおあなっしんぐ",
    .family = Family::Loop,
    .clues = {{Clue::Rooms}},
    .marks = {Mark::CellLine, Mark::Tint},
    .url = {&url::border},
    .file = {.version = 2,
             .parts = {&file::borders, &file::numbers, &file::lines, &file::tints},
             .older = {{2, {&file::roomIds, &file::numbers, &file::lines, &file::tints}}}},
    .sample = "nothing/5/5/l6tq2c21",
    .rules =
        [](const Board& b, Rules& r) {
            Loop line(r, b, PlaceKind::Cell);
            const std::vector<Room> all = rooms(b);
            entersRoomsOnce(r, b, line, all);
            for (const Room& room : all)
                for (const Place c : room.cells)
                    if (c != room.anchor)
                        r.at(c, family::allOrNothing).ofWholeRoom().same(line.uses(room.anchor), line.uses(c));
            for (const RoomPair& pair : neighbouringRooms(b, all)) {
                const auto [p, q] = cellsBeside(pair.edge);
                r.at(pair.edge, family::missedRoomsApart).any({line.uses(p), line.uses(q)});
            }
        },
    .recipe = Recipe{.sizes = loopSizes,
                     .clues = Recipe::None,
                     .rooms = Recipe::Polyominoes,
                     .leastRoom = 2,
                     .mostRoom = 6,
                     .onlyRooms = true},
};

} // namespace tokisuji
