// Scrin. Shade rectangles that do not touch by sides, each with one clue at most, which is its area. Each touches two
// others at corners, all form one ring, and no unshaded area inside the board is a rectangle.
//
//     . # # . .
//     1 . . # 4        scrin/5/4/k1i4p
//     . # . # #
//     . . # . .
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/families.h"
#include "engine/rules/words/shading.h"

#include <algorithm>
#include <utility>

namespace tokisuji {

namespace family {

constexpr RuleFamily rectangleCorners{
    .id = "rectangle-corners",
    .name = {"each rectangle touches two others at corners", "長方形は 2 つの長方形と角で接する"},
    .broken = {"A rectangle does not touch exactly two others at corners",
               "角で接する長方形が 2 つでない長方形があります"}};

constexpr RuleFamily clueShaded{.id = "clue-shaded",
                                .name = {"circles are shaded", "丸は黒マス"},
                                .broken = {"A circle is not shaded", "黒マスになっていない丸があります"}};

constexpr RuleFamily rectangleInside{
    .id = "rectangle-inside",
    .name = {"no unshaded rectangle inside", "白マスの長方形を囲まない"},
    .broken = {"An unshaded rectangle is enclosed", "囲まれた白マスが長方形になっています"}};

} // namespace family

namespace {

/// For each cell of the field, "its rectangle touches another one at this corner", the one that lies that way: told
/// along the side of the rectangle and then along the next one.
Field touchesAt(Rules& r, const Field& black, Dir vertical, Dir horizontal)
{
    const Grid& grid = black.grid();
    std::vector<Place> cells = grid.cells(); // from the corner on
    std::ranges::sort(cells, {}, [&](Place c) {
        return std::pair(vertical == Dir::Up ? c.y : -c.y, horizontal == Dir::Left ? c.x : -c.x);
    });
    Field touches(grid, PlaceKind::Cell, std::vector<Lit>(cells.size(), No));
    for (const Place c : cells) {
        const Place up = c.step(vertical), aside = c.step(horizontal);
        touches.set(c, r.anyOf({r.allOf({black[up], touches[up]}), r.allOf({!black[up], black[aside], touches[aside]}),
                                r.allOf({!black[up], !black[aside], black[up.step(horizontal)]})}));
    }
    return touches;
}

/// Each rectangle touches exactly two others at its corners.
void cornersTouch(Rules& r, const Field& black)
{
    std::vector<Field> corners;
    for (const Dir vertical : ends(Axis::Vertical))
        for (const Dir horizontal : ends(Axis::Horizontal))
            corners.push_back(touchesAt(r, black, vertical, horizontal));
    for (const Place c : black.grid().cells())
        r.at(c, family::rectangleCorners)
            .when(r.allOf({black[c], !black[c.step(Dir::Left)], !black[c.step(Dir::Up)]}))
            .exactly(2, {corners[0][c], corners[1][c], corners[2][c], corners[3][c]});
}

} // namespace

extern const Genre scrin;
const Genre scrin{
    .id = "scrin",
    .urlId = "scrin",
    .title = {"Scrin", "スクリン"},
    .summary =
        {"Shade rectangles that do not share sides. All circles are shaded, a rectangle holds at most one, and a "
         "number is the area of its rectangle. Each rectangle touches exactly two others at corners, and all of "
         "them form one ring. An unshaded area that does not reach the edge of the board is no rectangle.",
         "長方形の黒マスのかたまりをいくつか作ります。かたまりどうしは辺では接しません。丸はすべて黒マスで、1 つの長方"
         "形には多くても 1 つ入り、数字はその長方形のマスの数です。どの長方形もちょうど 2 つの長方形と角で接し、すべて"
         "が 1 つの輪になります。盤面の端に接しない白マスのかたまりは長方形になりません。"},
    .kana = "すくりん",
    .family = Family::Shading,
    .clues = {{.kind = Clue::Island,
               .min = 1,
               .max = [](const Board& b) { return std::max((b.size().width - 2) * (b.size().height - 2), 1); },
               .orUnknown = true}},
    .marks = {Mark::Shade},
    .url = {&url::number16},
    .file = {.version = 0, .parts = {&file::numbers, &file::shades}},
    .sample = "scrin/5/5/k1l4r",
    .penpa = {.tag = "scrin", .grid = "312", .tool = "combi/edgex"},
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            rectangles(r, black, family::rectangle);
            areaSizes(r, b, black, clueCells(b), family::clueShaded);
            cornersTouch(r, black);
            connectedDiagonally(r, black, family::diagonallyConnected);
            noRectangleInside(r, !black, family::rectangleInside);
        },
    .recipe = Recipe{.sizes = fromTwentyCells, .clues = Recipe::Shaping, .density = 0.15},
};

} // namespace tokisuji
