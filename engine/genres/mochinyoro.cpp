// Mochinyoro. Shade cells without a 2x2 square so that each unshaded area is a rectangle with at most one number, which
// is its size, and all of them hang together by corners; no shaded area is a rectangle.
//
//     # . 4
//     # . .        mochinyoro/3/3/h4l
//     # # #
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/shading.h"
#include "engine/rules/words/shapes.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily blackBar{.id = "black-bar",
                              .name = {"no shaded area is a rectangle", "黒マスのかたまりは長方形にならない"},
                              .broken = {"A shaded area is a rectangle", "長方形の黒マスのかたまりがあります"}};

} // namespace family

namespace {

/// No straight row of cells is an area of its own. (Wider rectangles hold a 2x2 square.)
void noBars(Rules& r, const Field& black)
{
    const Grid& grid = black.grid();
    const auto isNoArea = [&](const std::vector<Place>& cells) {
        r.at(cells.front(), family::blackBar).when(r.allOf(black[cells])).any(black[rimOf(grid, cells)]);
    };
    for (const Place c : grid.cells())
        isNoArea({c});
    for (int length = 2; length <= std::max(grid.size().width, grid.size().height); ++length)
        for (const Size bar : {Size{length, 1}, Size{1, length}})
            std::ranges::for_each(grid.windows(bar.width, bar.height), isNoArea);
}

} // namespace

extern const Genre mochinyoro;
const Genre mochinyoro{
    .id = "mochinyoro",
    .urlId = "mochinyoro",
    .title = {"Mochinyoro", "モチにょろ"},
    .summary = {"Shade cells so that every unshaded area is a rectangle and holds at most one number, which is its "
                "size. All unshaded cells are connected, also by corners. Shaded cells never fill a 2×2 square, and no "
                "shaded area is a rectangle, not even a single cell.",
                "いくつかのマスを黒く塗ります。白マスのかたまりはすべて長方形で、入る数字は多くても 1 "
                "つ、数字はその大きさを表します。白マスは、角も含めてすべてつながります。黒マスは 2×2 "
                "のかたまりにならず、黒マスのかたまりは（1 マスも含めて）長方形になりません。"},
    .kana = "もちにょろ",
    .family = Family::Shading,
    .clues = {{.kind = Clue::CellNumber, .min = 1, .max = cellCount, .orUnknown = true}},
    .marks = {Mark::Shade},
    .url = {&url::number16},
    .file = {.version = 0, .parts = {&file::numbers, &file::shades}},
    .sample = "mochinyoro/5/5/g1h3h.h2t",
    .penpa = {.tag = "mochinyoro", .tool = "surface"},
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            someShaded(r, black);
            noSquare(r, black);
            rectangles(r, !black, family::whiteRectangle);
            connectedDiagonally(r, !black, family::whiteDiagonal);
            areaSizes(r, b, !black);
            noBars(r, black);
        },
    .recipe =
        Recipe{.sizes = {isAtLeast<2, 4>,
                         {"A puzzle needs at least 2 columns and 2 rows.", "問題には縦横とも 2 マス以上が必要です。"}},
               .clues = Recipe::Shaping,
               .density = 0.15,
               .apart = true,
               .unknowns = 0.2},
};

} // namespace tokisuji
