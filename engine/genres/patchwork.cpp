// Patchwork. Divide the board into squares and shade some cells so that of two cells at a border just one is shaded. A
// number, whose cell is neither, is the number of shaded cells in its square.
//
//     +---+---+---+---+
//     | . | 0 | . | 0 |
//     +---+---+---+---+
//     | # | . | #   1 |        patchwork/4/4/g0g0i1j1h.
//     +---+---+       |
//     | .   # | .   . |        ("?": a cell without number that is neither)
//     |       +---+---+
//     | 1   . | # | ? |
//     +-------+---+---+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/families.h"
#include "engine/rules/words/regions.h"
#include "engine/rules/words/shading.h"
#include "engine/rules/words/square_regions.h"

#include <map>

namespace tokisuji {

namespace family {

constexpr RuleFamily borderColours{.id = "border-colours",
                                   .name = {"just one of two cells at a border is shaded", "線の両側は黒マスと白マス"},
                                   .broken = {"The cells on both sides of a border are alike", "線の両側が同じ色です"}};

constexpr RuleFamily squareCount{
    .id = "square-count",
    .name = {"number of shaded cells in a square", "正方形の中の黒マスの数"},
    .broken = {"The number of shaded cells in a square is wrong", "正方形の中の黒マスの数が数字と違います"}};

} // namespace family

namespace {

/// The shaded cells of the square round a cell: as in a rectangle, it is its rows and columns that it reaches.
std::vector<Lit> shadedInSquare(Rules& r, const Borders& border, const Field& black, Place cell)
{
    std::map<int, Lit> columns{{0, Yes}}, rows{{0, Yes}}; // by steps
    for (const Dir d : directions) {
        int steps = 0;
        for (const Lit reached : border.run(r, cell, d))
            ((d == Dir::Left || d == Dir::Right) ? columns
                                                 : rows)[(d == Dir::Left || d == Dir::Up ? -1 : 1) * ++steps] = reached;
    }
    std::vector<Lit> found;
    for (const auto& [x, isInColumn] : columns)
        for (const auto& [y, isInRow] : rows)
            if (const Lit shaded = black[cell.step(Dir::Right, 2 * x).step(Dir::Down, 2 * y)]; shaded != No)
                found.push_back(r.allOf({isInColumn, isInRow, shaded}));
    return found;
}

} // namespace

extern const Genre patchwork;
const Genre patchwork{
    .id = "patchwork",
    .urlId = "patchwork",
    .title = {"Patchwork", "パッチワーク"},
    .summary =
        {"Divide the board along the grid lines into squares and shade some cells: of two cells on both sides of "
         "a border, just one is shaded. Cells with numbers are neither shaded nor unshaded; a number says how "
         "many cells of its square are shaded.",
         "点線に沿って盤面を正方形に分け、マスを黒く塗ります。線をはさむ 2 つのマスは、片方が黒マスで片方が白マスです"
         "。数字のマスは黒マスでも白マスでもなく、数字は、それが入る正方形の中の黒マスの数です。"},
    .kana = "ぱっちわーく",
    .family = Family::Region,
    .clues = {{.kind = Clue::CellNumber,
               .min = 0,
               .max = [](const Board& b) { return b.size().cells() - 1; },
               .orUnknown = true}},
    .marks = {Mark::Border, Mark::Shade},
    .url = {&url::number16},
    .file = {.version = 0, .parts = {&file::numbersAndShades, &file::answerBorders}},
    .sample = "patchwork/4/4/1g2j2h100110",
    .rules =
        [](const Board& b, Rules& r) {
            const Borders border(r, b);
            squares(r, border);
            Field black = shade(r, b);
            cluesFree(r, b, black);
            for (const Place c : clueCells(b))
                black.set(c, No);
            const auto isClue = [&](Place c) { return b.at(Layer::Number, c) != blank; };
            for (const Place edge : b.grid().innerEdges())
                if (const auto [one, other] = cellsBeside(edge); !isClue(one) && !isClue(other))
                    r.clue(edge, family::borderColours)
                        .unlessClue()
                        .when(border[edge])
                        .exactly(1, {black[one], black[other]});
            for (const Place c : clueCells(b))
                if (const int n = b.at(Layer::Number, c); n >= 0)
                    r.clue(c, family::squareCount).exactly(n, shadedInSquare(r, border, black, c));
        },
    .recipe = Recipe{.sizes = fromTwelveCells,
                     .method = "steady-clues",
                     .clues = Recipe::Shaping,
                     .density = 0.4,
                     .unknowns = 0.3,
                     .patience = 2},
};

} // namespace tokisuji
