// Aquarium. Fill the rooms with water. Water stands in a room as in a vessel: it fills everything below its surface,
// and parts that are connected below have one level. Numbers outside count the cells with water of a row or column. A
// variant: one level for the whole room, even where its parts are apart.
//
//         1 1
//       0 . .        one room: aquarium/2/2/00/1102
//       2 # #
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/outside.h"
#include "engine/rules/words/shading.h"
#include "engine/rules/words/water.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily waterLevel{.id = "water-level",
                                .name = {"connected water is level", "つながった水の水位"},
                                .broken = {"Connected water is not level", "つながっている水の高さが違います"}};

constexpr RuleFamily waterSinks{.id = "water-sinks",
                                .name = {"water settles at the bottom", "水は底からたまる"},
                                .broken = {"There is an empty cell under water", "水の下に水がないところがあります"}};

} // namespace family

extern const Genre aquarium;
const Genre aquarium{
    .id = "aquarium",
    .urlId = "aquarium",
    .title = {"Aquarium", "アクアプレース"},
    .summary =
        {"Fill cells with water. In each room water settles at the bottom, and connected water has a level surface. "
         "Numbers outside say how many cells of the row or column hold water.",
         "マスに水を入れます。水は各部屋の底からたまり、つながっている水の水面は同じ高さです。盤面の外の数字は、その"
         "行や列の水のマスの数です。"},
    .kana = "あくあぷれーす",
    .family = Family::Shading,
    .usualSize = {7, 7},
    .clues = {{Clue::Rooms}, {.kind = Clue::OutsideNumber, .min = 0, .max = longSide}},
    .marks = {Mark::Shade, Mark::CrossedClue},
    .variants = {{'r', {"One water level per room", "部屋ごとに同じ水位"}}},
    .url = {&url::border, &url::outsideNumber16},
    .file = {.version = 0, .parts = {&file::borders, &file::outsideAndShades}},
    .sample = "aquarium/5/5/8hgg74q1/3i1h3h",
    .rules =
        [](const Board& b, Rules& r) {
            const Field water = shade(r, b);
            someShaded(r, water);
            for (const auto& [cells, below] : waterLevels(b, b.hasFlag('r') ? Vessel::WholeRoom : Vessel::Connected)) {
                for (const Place c : cells)
                    if (c != cells.front())
                        r.at(c, family::waterLevel).ofWholeRoom().same(water[c], water[cells.front()]);
                for (const Place under : below)
                    r.at(cells.front(), family::waterSinks).ofWholeRoom().implies(water[cells.front()], {water[under]});
            }
            for (const auto& [slot, number, line] : outsideNumbers(b))
                r.clue(slot, family::outsideCount).exactly(number, water[line]);
        },
    .recipe = Recipe{.rooms = Recipe::Polyominoes, .leastRoom = 3, .mostRoom = 8},
};

} // namespace tokisuji
