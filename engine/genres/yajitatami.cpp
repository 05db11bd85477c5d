// Yajitatami. Divide the board into bars of width 1 and two or more cells. A number with an arrow is the length of its
// bar and counts the borders in that direction, the first one right in front of it. Borders never cross.
//
//     +-------+-------+-------+
//     | .  2> | .   . | .   . |        yajitatami/6/1/a42d
//     +-------+-------+-------+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/words/regions.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily barLeast{.id = "bar-least",
                              .name = {"bars of two or more cells", "長方形は 2 マス以上"},
                              .broken = {"A region has only one cell", "1 マスだけの領域があります"}};

constexpr RuleFamily barLength{.id = "bar-length",
                               .name = {"length of a bar", "長方形のマスの数"},
                               .broken = {"The length of a bar is wrong", "長方形のマスの数が数字と違います"}};

constexpr RuleFamily bordersAhead{
    .id = "borders-ahead",
    .name = {"borders in an arrow's direction", "矢印の方向の線の数"},
    .broken = {"The number of borders in an arrow's direction is wrong", "矢印の方向にある線の数が違います"}};

constexpr RuleFamily borderInFront{
    .id = "border-in-front",
    .name = {"a border in front of an arrow", "矢印のすぐ先に線"},
    .broken = {"There is no border right in front of an arrow", "矢印のすぐ先に線がありません"}};

} // namespace family

namespace {

/// The frame does not count.
void arrowClue(Rules& r, const Borders& border, Place c, int n, Dir arrow)
{
    std::vector<Lit> ahead;
    for (Place cell = c; border.grid().hasCell(cell.step(arrow)); cell = cell.step(arrow))
        ahead.push_back(!border.open(cell, arrow));
    r.clue(c, family::borderInFront).is(ahead.empty() ? No : ahead.front());
    r.clue(c, family::bordersAhead).exactly(n, std::move(ahead));
}

} // namespace

extern const Genre yajitatami;
const Genre yajitatami{
    .id = "yajitatami",
    .urlId = "yajitatami",
    .title = {"Yajitatami", "ヤジタタミ"},
    .summary = {"Divide the board along the grid lines into bars of width 1 with two or more cells. A number is the "
                "number of cells of its bar, and as many borders lie in the direction of its arrow, the first of them "
                "right in front of it; the frame does not count. The borders never cross.",
                "点線に沿って盤面を幅 1 マス、2 "
                "マス以上の長方形に分けます。数字は、それが入る長方形のマスの数で、矢印の方向にある線（外枠は除く）の"
                "数でもあります。矢印のすぐ先には線があります。線は十字に交わりません。"},
    .kana = "やじたたみ",
    .family = Family::Region,
    .usualSize = {8, 8},
    .clues = {{.kind = Clue::ArrowNumber, .min = 1, .max = longSide, .orUnknown = true}, {Clue::GivenBorder}},
    .marks = {Mark::Border},
    .url = {&url::arrowNumber16, &url::givenBorder},
    .file = {.version = 0, .parts = {&file::arrowNumbers, &file::borders, &file::answerBorders}},
    .sample = "yajitatami/5/5/b24e23f0.e4232b00kgo0d2",
    .rules =
        [](const Board& b, Rules& r) {
            const Borders border(r, b);
            bars(r, border);
            noCrossing(r, border);
            for (const Place c : border.cells()) {
                r.at(c, family::barLeast).any(border.open(c));
                const int n = b.at(Layer::Number, c), arrow = b.at(Layer::Arrow, c);
                if (n > 0 || (n == 0 && arrow > 0))
                    r.clue(c, family::barLength).exactly(n - 1, straightOn(r, border, c));
                if (n >= 0 && arrow > 0)
                    arrowClue(r, border, c, n, static_cast<Dir>(arrow));
            }
        },
    .recipe = Recipe{.sizes = fromSixCells},
};

} // namespace tokisuji
