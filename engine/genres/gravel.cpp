// Gravel. Shade cells and cut the others into squares. The board stands on its lower right corner: each square rests
// with both its lower sides (below and right of it here) on another square or on the edge, and equal squares share no
// side. A number is the size of its shaded area, or the side of its square.
//
//     # # # #
//     # # # a        a square of one cell on one of four: gravel/4/4/000060rbh2
//     # # b b
//     # # b b
#include "engine/board/terrain.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/cut_squares.h"
#include "engine/rules/words/shading.h"
#include "engine/rules/words/square_regions.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily squareRests{
    .id = "square-rests",
    .name = {"squares rest on others or on the edge", "正方形はほかの正方形か盤面の端に支えられる"},
    .broken = {"A lower side of a square touches shaded cells only",
               "下側の辺が黒マスだけに接している正方形があります"}};

constexpr RuleFamily shadedSize{
    .id = "shaded-size",
    .name = {"a number in a shaded area is its size", "黒マスの数字はかたまりの大きさ"},
    .broken = {"The size of a shaded area is not its number", "大きさが数字と違う黒マスのかたまりがあります"}};

} // namespace family

namespace {

/// Circles say the colours of their cells.
void circlesSayColours(Rules& r, const Board& b, const Field& black)
{
    for (const Place c : b.grid().cells())
        if (isTerrain(b, c, Terrain::Black))
            r.clue(c, family::circleShaded).is(black[c]);
        else if (isTerrain(b, c, Terrain::White))
            r.clue(c, family::circleUnshaded).never(black[c]);
}

} // namespace

extern const Genre gravel;
const Genre gravel{
    .id = "gravel",
    .urlId = "gravel",
    .title = {"Gravel", "Gravel"},
    .summary =
        {"Shade some cells and divide the others into squares by borders. The board stands on a corner: each of the "
         "two "
         "lower sides of a square rests on at least one cell of another square, or on the edge of the board. Squares "
         "of the same size share no side. Black circles are shaded, white circles are not. A number in a shaded cell "
         "is the size of its shaded area; a number in a square is the length of its side.",
         "いくつかのマスを黒く塗り、残りを線で正方形に分けます。盤面は角を下にして立っています。どの正方形も、下側の 2 "
         "辺"
         "のそれぞれが、ほかの正方形のマス（1 "
         "つ以上）か盤面の端に支えられます。同じ大きさの正方形は辺で接しません。黒丸"
         "は黒マス、白丸は白マスです。黒マスの数字はその黒マスのかたまりの大きさ、正方形の中の数字は 1 辺の長さです。"},
    .kana = "ぐらべる",
    .family = Family::Shading,
    .usualSize = {7, 7},
    .clues = {{.kind = Clue::CellNumber, .min = 1, .max = cellCount, .orUnknown = true},
              {.kind = Clue::Terrains, .terrains = {Terrain::White, Terrain::Black, Terrain::Hole}}},
    .marks = {Mark::Border, Mark::Shade},
    .url = {&url::colourCircles, &url::number16, &url::hole},
    .file = {.version = 0, .parts = {&file::shadesCirclesAndNumbers, &file::answerBorders}},
    .grid = GridStyle::CutOut,
    .stance = Stance::OnCorner,
    .sample = "gravel/5/4/0000000h5u1g0820",
    .rules =
        [](const Board& b, Rules& r) {
            Field black = shade(r, b);
            holesFree(r, b, black);
            Field white = !black;
            for (const Place c : b.grid().cells())
                if (isHole(b, c)) {
                    const auto hole = b.grid().cellIndex(c);
                    black.all()[hole] = white.all()[hole] = No;
                }
            circlesSayColours(r, b, black);
            const Borders border(r, b);
            for (const Place edge : b.grid().innerEdges())
                for (const Place c : cellsBeside(edge))
                    if (border[edge] != Yes) // as it is beside holes
                        r.at(edge, family::looseBorder).unlessClue().never({border[edge], black[c]});
            const CutSquares squares(r, border, white);
            squares.differBesideEachOther(r);
            for (const Dir lower : {Dir::Down, Dir::Right})
                squares.restsOutside(r, black, lower, family::squareRests);
            const Shared<Parts> groups = Parts{black, {}};
            for (const Place c : b.grid().cells())
                if (const int n = b.at(Layer::Number, c); n > 0) {
                    r.clue(c, family::shadedSize).when(black[c]).partSize(groups, n);
                    r.clue(c, family::squareSide).when(white[c]).is(squares.hasSide(c, n));
                }
        },
    .recipe = Recipe{},
};

} // namespace tokisuji
