// Corner Chain. Shade cells so that the unshaded ones hang together when corners count. An unshaded area is a rectangle
// exactly when its number of cells is even; a number is the size of its area.
//
//     . 3 # 5
//     . # 5 .        cornerch/4/3/g3g5h5j5
//     # # . 5
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/floods.h"
#include "engine/rules/words/shading.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily evenRectangle{
    .id = "even-rectangle",
    .name = {"areas of even size, and only those, are rectangles", "偶数マスのかたまりだけが長方形"},
    .broken = {"An area of odd size is a rectangle, or one of even size is not",
               "奇数マスの長方形か、偶数マスで長方形でないかたまりがあります"}};

constexpr RuleFamily unshadedSize{
    .id = "unshaded-size",
    .name = {"size of an unshaded area", "白マスのかたまりの大きさ"},
    .broken = {"The size of an unshaded area differs from its number", "白マスのかたまりの大きさが数字と違います"}};

} // namespace family

namespace {

/// For each cell of the field, "an odd number of its cells follow in this direction, this one included".
Field oddRuns(Rules& r, const Field& field, Dir d)
{
    const Grid& grid = field.grid();
    std::vector<Place> cells = grid.cells();
    std::ranges::reverse(cells); // right and down are known before
    Field odd(grid, PlaceKind::Cell, std::vector<Lit>(cells.size(), No));
    for (const Place c : cells)
        odd.set(c, r.allOf({field[c], !odd[c.step(d)]}));
    return odd;
}

/// For each cell, "lies in an area of the field that has a dent": three cells of a 2x2 square without the fourth.
Field dented(Rules& r, const Field& field)
{
    const Grid& grid = field.grid();
    PlaceMap<std::vector<Lit>> dents(grid);
    for (const auto& square : grid.windows(2, 2))
        for (std::size_t out = 0; out < square.size(); ++out) {
            std::vector<Lit> lits = field[square];
            lits[out] = !lits[out];
            dents[square[3 - out]].push_back(r.allOf(lits)); // across from it, beside the two others
        }
    std::vector<Lit> isDent;
    for (auto& ways : dents.values())
        isDent.push_back(r.anyOf(std::move(ways)));
    return reachedFromAny(r, walls(r, field), {grid, PlaceKind::Cell, std::move(isDent)}, grid.cells(), grid.cells());
}

/// A rectangle has no sides that are both odd: told at its upper left corner.
void noOddRectangle(Rules& r, const Field& field)
{
    const Field across = oddRuns(r, field, Dir::Right), down = oddRuns(r, field, Dir::Down), bent = dented(r, field);
    for (const Place c : field.grid().cells())
        r.at(c, family::evenRectangle)
            .never({field[c], !field[c.step(Dir::Left)], !field[c.step(Dir::Up)], across[c], down[c], !bent[c]});
}

} // namespace

extern const Genre cornerch;
const Genre cornerch{
    .id = "cornerch",
    .urlId = "cornerch",
    .title = {"Corner Chain", "隅角チェーン"},
    .summary =
        {"Shade cells without numbers so that all unshaded cells hang together, where touching at a corner is "
         "enough. Unshaded areas with an even number of cells are rectangles, those with an odd number are not. A "
         "number is the size of its area.",
         "数字のないマスを黒く塗ります。白マスは、角で接することも含めてすべてつながります。マスの数が偶数の白マス"
         "のかたまりは長方形になり、奇数のかたまりは長方形になりません。数字はそのかたまりのマスの数です。"},
    .kana = "ぐうかくちぇーん",
    .family = Family::Shading,
    .clues = {{.kind = Clue::CellNumber, .min = 2, .max = cellCount, .orUnknown = true}},
    .marks = {Mark::Shade},
    .url = {&url::number16},
    .file = {.version = 0, .parts = {&file::numbers, &file::shades}},
    .sample = "cornerch/5/5/h7h7h3j33l7i",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            cluesFree(r, b, black);
            connectedDiagonally(r, !black, family::whiteDiagonal);
            const auto areas = Shared(Parts{!black, {}});
            for (const Place c : clueCells(b))
                if (const int n = b.at(Layer::Number, c); n >= 0)
                    r.clue(c, family::unshadedSize).partSize(areas, n);
            noOddRectangle(r, !black);
            r.at(wholeBoard, family::evenRectangle).relate({!black, {AreaTerms::Alone, AreaTerms::EvenBox}});
        },
    .recipe = Recipe{.unknowns = 0.1},
};

} // namespace tokisuji
