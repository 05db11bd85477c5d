// One Room One Door. Shade cells, no two of them side by side, so that the unshaded ones form one area, and one in each
// room; two rooms are open to each other over at most one piece of border. A room's number says how many of its cells
// are shaded.
//
//     +---+---+-------+
//     | . | 1#| 0   . |
//     |   +---+-------+        oneroom/4/2/q0eg10g
//     | . | .   .   # |
//     +---+-----------+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/rooms.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily roomWhole{
    .id = "room-whole",
    .name = {"one unshaded area in a room", "部屋の白マスはひとつながり"},
    .broken = {"The unshaded cells of a room are not connected", "部屋の白マスが分断されています"}};

constexpr RuleFamily oneDoor{
    .id = "one-door",
    .name = {"at most one door between two rooms", "2 つの部屋の間のドアは 1 つまで"},
    .broken = {"There is more than one door between two rooms", "2 つの部屋の間にドアが 2 つ以上あります"}};

} // namespace family

extern const Genre oneroom;
const Genre oneroom{
    .id = "oneroom",
    .urlId = "oneroom",
    .title = {"One Room One Door", "ワンルームワンドア"},
    .summary =
        {"Shade cells, never two side by side, so that all unshaded cells are connected, on the board as within "
         "each room. A number says how many cells of its room are shaded. A door is a piece of border with an "
         "unshaded cell on both sides; two rooms have at most one between them.",
         "黒マスを隣り合わないように塗ります。白マスは盤面全体でも、それぞれの部屋の中でもつながります。数字はその"
         "部屋の黒マスの数です。太線をはさんで白マスが隣り合うところがドアで、2 つの部屋の間のドアは 1 "
         "つまでです。"},
    .kana = "わんるーむわんどあ",
    .family = Family::Shading,
    .clues = {{Clue::Rooms},
              {.kind = Clue::RoomNumber, .min = 0, .max = largestRoom, .orUnknown = true, .maxAt = roomSizeAt}},
    .marks = {Mark::Shade, Mark::EdgeCross},
    .url = {&url::border, &url::roomNumber16},
    .file = {.version = 1,
             .parts = {&file::borders, &file::numbers, &file::shades, &file::edgeCrosses},
             .older = {{1, {&file::roomIds, &file::numbers, &file::shades, &file::edgeCrosses}}}},
    .sample = "oneroom/5/5/h26cgvfgh1g1h0",
    .penpa = {.tool = "surface"},
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            notAdjacent(r, black);
            connected(r, !black, family::whiteConnected);
            someShaded(r, black);
            const std::vector<Room> all = rooms(b);
            connectedInRooms(r, b, all, !black, family::roomWhole);
            roomCounts(r, all, black);
            for (const auto& [pair, borders] : bordersByRooms(b, all)) {
                std::vector<Lit> doors;
                for (const Place edge : borders) {
                    const auto [p, q] = cellsBeside(edge);
                    doors.push_back(r.allOf({!black[p], !black[q]}));
                }
                r.at(borders.front(), family::oneDoor).ofWholeRoom().atMost(1, std::move(doors));
            }
        },
    .recipe = Recipe{.rooms = Recipe::Rectangles, .leastRoom = 2, .mostRoom = 6},
};

} // namespace tokisuji
