// Kurochute. Shade cells other than the numbers, no two of them side by side, so that the unshaded ones form one area.
// Of the cells that lie as many steps away from a number, straight, as it says, exactly one is shaded.
//
//     . 1 .        kurochute/3/2/g1g1g1
//     1 # 1
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/shading.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily oneTarget{
    .id = "one-target",
    .name = {"one shaded cell as far away as a number says", "数字の距離にある黒マスは 1 つ"},
    .broken = {"Not exactly one of the cells as far away as a number says is shaded",
               "数字の距離にある黒マスがちょうど 1 つではありません"}};

} // namespace family

namespace {

/// The four places that lie so many steps away, straight; a field is No beyond the board.
std::vector<Place> atDistance(Place cell, int steps)
{
    std::vector<Place> found;
    for (const Dir d : directions)
        found.push_back(cell.step(d, 2 * steps));
    return found;
}

} // namespace

extern const Genre kurochute;
const Genre kurochute{
    .id = "kurochute",
    .urlId = "kurochute",
    .title = {"Kurochute", "クロシュート"},
    .summary =
        {"Shade cells other than the numbers, never two side by side, so that all unshaded cells are connected. "
         "Exactly one of the cells that lie as many steps up, down, left or right of a number as it says is "
         "shaded.",
         "数字のないマスを、隣り合わないように黒く塗ります。白マスはすべてつながります。数字から上下左右にその数だ"
         "け進んだ 4 つのマスのうち、ちょうど 1 つが黒マスです。"},
    .kana = "くろしゅーと",
    .family = Family::Shading,
    .usualSize = {8, 8},
    .clues = {{.kind = Clue::CellNumber,
               .min = 1,
               .max = [](const Board& b) { return longSide(b) - 1; },
               .orUnknown = true}},
    .marks = {Mark::Shade, Mark::EdgeCross, Mark::CrossedClue},
    .url = {&url::number16},
    .file = {.version = 0, .parts = {&file::numbers, &file::shadeDigitsAndCrossedClues, &file::edgeCrosses}},
    .sample = "kurochute/5/5/.g3h3g1i2g3l1i2",
    .penpa = {.tag = "kurochute"},
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            notAdjacent(r, black);
            connected(r, !black, family::whiteConnected);
            someShaded(r, black);
            cluesFree(r, b, black);
            for (const Place c : b.grid().cells())
                if (const int n = b.at(Layer::Number, c); n > 0)
                    r.clue(c, family::oneTarget).exactly(1, black[atDistance(c, n)]);
        },
    .recipe =
        Recipe{.sizes = {isAtLeast<1, 5>, {"A puzzle needs at least 5 cells.", "問題には 5 マス以上が必要です。"}},
               .unknowns = 0.1},
};

} // namespace tokisuji
