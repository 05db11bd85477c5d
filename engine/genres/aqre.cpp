// Aqre. Shade cells so that the shaded ones form one area and neither four shaded nor four unshaded cells stand in a
// row; a room's number says how many of its cells are shaded.
//
//     +---+-------+
//     | # | . . . |        "1" in a room of one cell: aqre/4/1/g1
//     +---+-------+
#include "engine/board/rooms.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/rooms.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily fourShaded{.id = "four-shaded",
                                .name = {"at most three shaded cells in a row", "黒マスの並びは 3 マスまで"},
                                .broken = {"Four shaded cells are in a row", "黒マスが 4 つ続いています"}};

constexpr RuleFamily fourUnshaded{.id = "four-unshaded",
                                  .name = {"at most three unshaded cells in a row", "白マスの並びは 3 マスまで"},
                                  .broken = {"Four unshaded cells are in a row", "白マスが 4 つ続いています"}};

constexpr RuleFamily borderParts{
    .id = "border-parts",
    .name = {"opposite colours across a room border", "部屋の境界の両側は黒と白"},
    .broken = {"Both sides of a room border have the same colour", "部屋の境界の両側が同じ色です"}};

} // namespace family

extern const Genre aqre;
const Genre aqre{
    .id = "aqre",
    .urlId = "aqre",
    .title = {"Aqre", "Aqre"},
    .summary = {"Shade cells so that all shaded cells are connected. A number says how many cells of its room are "
                "shaded. Neither four shaded nor four unshaded cells may be consecutive in a row or column.",
                "黒マスがすべてつながるように塗ります。数字はその部屋の黒マスの数です。黒マスも白マスも、縦横に 4 "
                "マス以上続いてはいけません。"},
    .kana = "あくあ",
    .family = Family::Shading,
    .clues = {{Clue::Rooms},
              {.kind = Clue::RoomNumber, .min = 0, .max = largestRoom, .orUnknown = true, .maxAt = roomSizeAt}},
    .marks = {Mark::Shade, Mark::EdgeCross},
    .variants = {{'b', {"Room borders separate shaded from unshaded cells", "部屋の境界の両側は黒と白"}}},
    .url = {&url::border, &url::roomNumber16},
    .file = {.version = 1,
             .parts = {&file::borders, &file::numbers, &file::shades, &file::edgeCrosses},
             .older = {{1, {&file::roomIds, &file::numbers, &file::shades, &file::edgeCrosses}}}},
    .sample = "aqre/5/5/llf0tojch411g06",
    .penpa = {.tool = "surface"},
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            connected(r, black, family::blackConnected);
            noRun(r, black, 4, family::fourShaded);
            noRun(r, !black, 4, family::fourUnshaded);
            roomCounts(r, rooms(b), black);
            if (b.hasFlag('b'))
                for (const Place edge : b.grid().innerEdges())
                    if (const auto [p, q] = cellsBeside(edge); b.at(Layer::Room, edge) == 1)
                        r.at(edge, family::borderParts).exactly(1, {black[p], black[q]});
        },
    .recipe = Recipe{.rooms = Recipe::Polyominoes, .leastRoom = 2, .mostRoom = 5},
};

} // namespace tokisuji
