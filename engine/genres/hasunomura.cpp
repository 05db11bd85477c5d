// Hasu no Mura. Shade cells outside the numbers so that they form one area without a 2x2 square. A number is the total
// size of the unshaded areas that hold the cells at its four corners.
//
//     . # # 6
//     # # . .        hasunomura/4/3/i6k.h
//     # ? . .
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/floods.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily areasAtCorners{
    .id = "areas-at-corners",
    .name = {"total size of the unshaded areas at the corners of a number", "数字の斜めの白マスのかたまりの合計"},
    .broken = {"The unshaded areas at the corners of a number do not add up to it",
               "数字の斜めにある白マスのかたまりの合計が数字と違います"}};

} // namespace family

namespace {

/// For each cell, "it lies in an area with a cell at a corner of the clue". Where these areas have more than `number`
/// cells together, more of them lie at most so far away.
std::vector<Lit> cellsOfAreas(Rules& r, const Field& field, const Field& walls, Place clue, int number)
{
    std::vector<Place> corners = diagonals(clue);
    std::erase_if(corners, [&](Place c) { return !field.grid().hasCell(c); });
    const std::vector<Place> cells = cellsNear(field.grid(), corners, number);
    return reachedFromAny(r, walls, field, corners, cells)[cells];
}

} // namespace

extern const Genre hasunomura;
const Genre hasunomura{
    .id = "hasunomura",
    .urlId = "hasunomura",
    .title = {"Hasu no Mura", "はすのむら"},
    .summary = {"Shade cells without numbers so that all of them are connected and never fill a 2×2 square. A number "
                "is the total size of the unshaded areas that hold the cells diagonally next to it; each area counts "
                "once.",
                "数字のないマスを黒く塗ります。黒マスはすべてつながり、2×2 "
                "のかたまりになりません。数字は、斜めに隣り合う 4 "
                "つのマスのうち白マスを含むかたまりの大きさの合計です。同じかたまりは 1 回だけ数えます。"},
    .kana = "はすのむら",
    .family = Family::Shading,
    .clues = {{.kind = Clue::CellNumber, .min = 0, .max = cellCount, .orUnknown = true}},
    .marks = {Mark::Shade},
    .url = {&url::number16},
    .file = {.version = 0, .parts = {&file::numbers, &file::shades}},
    .sample = "hasunomura/5/5/i3l3k1n",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            cluesFree(r, b, black);
            someShaded(r, black);
            noSquare(r, black);
            connected(r, black, family::blackConnected);
            const Field parting = walls(r, !black);
            for (const Place c : clueCells(b))
                if (const int n = b.at(Layer::Number, c); n >= 0)
                    r.clue(c, family::areasAtCorners).exactly(n, cellsOfAreas(r, !black, parting, c, n));
        },
    .recipe = Recipe{.unknowns = 0.1},
};

} // namespace tokisuji
