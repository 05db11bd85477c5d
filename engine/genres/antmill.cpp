// Ant Mill. Shade dominoes that do not touch by sides. Each of them touches exactly two others at corners, and all form
// one ring. On the edges of a square both cells are alike, on those of a cross they differ.
//
//     . #=# .
//         x
//     # . . #        antmill/4/4/g32i1n ("=": squares, "x": a cross)
//         =
//     # . . #
//
//     . # # .
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/shading.h"

#include <array>

namespace tokisuji {

namespace family {

constexpr RuleFamily dominoCorners{
    .id = "domino-corners",
    .name = {"each pair touches two others at corners", "黒マスの組は 2 つの組と角で接する"},
    .broken = {"A pair does not touch exactly two others at corners", "角で接する組が 2 つでない黒マスの組があります"}};

constexpr RuleFamily squareAlike{
    .id = "square-alike",
    .name = {"cells beside a square are alike", "□の両側は同じ色"},
    .broken = {"One of the cells beside a square is shaded, the other is not", "両側の色が違う□があります"}};

constexpr RuleFamily crossDiffers{
    .id = "cross-differs",
    .name = {"one of the cells beside a cross is shaded", "×の両側は違う色"},
    .broken = {"Both of the cells beside a cross are shaded, or none of them", "両側が同じ色の×があります"}};

} // namespace family

namespace {

constexpr int squareMark = 1;

/// The cells that touch the domino over this edge at its corners; a field is No beyond the board.
std::vector<Place> cornersOfDomino(Place edge)
{
    const auto [one, other] = cellsBeside(edge);
    const bool lies = one.y == other.y;
    const Dir back = lies ? Dir::Left : Dir::Up, forth = opposite(back);
    const std::array<Dir, 2> sides = lies ? std::array{Dir::Up, Dir::Down} : std::array{Dir::Left, Dir::Right};
    std::vector<Place> found;
    for (const Dir side : sides)
        found.insert(found.end(), {one.step(back).step(side), other.step(forth).step(side)});
    return found;
}

} // namespace

extern const Genre antmill;
const Genre antmill{
    .id = "antmill",
    .urlId = "antmill",
    .title = {"Ant Mill", "Ant Mill"},
    .summary = {"Shade dominoes of two cells that do not share sides. Each domino touches exactly two others at "
                "corners, and all of them form one ring. Of the two cells beside a square, both or none are shaded; "
                "beside a cross exactly one is.",
                "縦か横に並んだ 2 マスの黒マスの組をいくつか作ります。組どうしは辺では接しません。どの組もちょうど 2 "
                "つの組と角で接し、すべての組が 1 "
                "つの輪になります。□の両側のマスはどちらも黒マスか、どちらも白マスです。×の両側のマスは片方だけが黒マ"
                "スです。"},
    .kana = "あんとみる",
    .family = Family::Shading,
    .clues = {{.kind = Clue::EdgeNumber, .min = 1, .max = 2, .look = Clue::SquareCross}},
    .marks = {Mark::Shade},
    .url = {&url::edgeMarks},
    .file = {.version = 0, .parts = {&file::edgeMarks, &file::shades}},
    .sample = "antmill/6/5/i2l6j1h6h3m",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            someShaded(r, black);
            dominoes(r, black, family::dominoStrokes);
            for (const Place edge : b.grid().innerEdges()) {
                const auto [one, other] = cellsBeside(edge);
                r.at(edge, family::dominoCorners)
                    .when(r.allOf({black[one], black[other]}))
                    .exactly(2, black[cornersOfDomino(edge)]);
                if (const int mark = b.at(Layer::EdgeDot, edge); mark == squareMark)
                    r.clue(edge, family::squareAlike).same(black[one], black[other]);
                else if (mark != blank)
                    r.clue(edge, family::crossDiffers).exactly(1, {black[one], black[other]});
            }
            connectedDiagonally(r, black, family::diagonallyConnected);
        },
    .recipe = Recipe{.sizes = {isAtLeast<4, 16>,
                               {"A puzzle needs at least 4 columns and at least 4 rows.",
                                "問題には縦横とも 4 マス以上が必要です。"}}},
};

} // namespace tokisuji
