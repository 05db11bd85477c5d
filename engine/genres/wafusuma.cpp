// Wafusuma. Fill in numbers so that every block of equal numbers has as many cells as its number says. A circle lies on
// the border of two blocks; its number is the sum of their sizes.
//
//     1 (3) 2  2        wafusuma/3/1/3g
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/words/blocks.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily circleOnBorder{.id = "circle-on-border",
                                    .name = {"different blocks on both sides of a circle", "丸の両側は別のブロック"},
                                    .broken = {"A circle lies within a block", "丸がブロックの内側にあります"}};

constexpr RuleFamily blockSum{
    .id = "block-sum",
    .name = {"sizes of the two blocks at a circle", "丸の両側のブロックの大きさの和"},
    .broken = {"A circle differs from the sum of the numbers on both sides", "丸の数字と、両側の数字の和が違います"}};

} // namespace family

extern const Genre wafusuma;
const Genre wafusuma{
    .id = "wafusuma",
    .urlId = "wafusuma",
    .title = {"Wafusuma", "和フスマ"},
    .summary =
        {"Fill every cell with a number so that each connected block of equal numbers has as many cells as its "
         "number says. A circle lies on the border between two blocks, and its number is the sum of their sizes.",
         "すべてのマスに数字を入れます。同じ数字がつながったブロックのマスの数は、その数字と同じになります。丸は 2 "
         "つのブロックの境目にあり、丸の数字はその 2 つのブロックの大きさの和です。"},
    .kana = "わふすま",
    .family = Family::Number,
    .clues = {{.kind = Clue::CellNumber, .min = 1, .max = cellCount, .orUnknown = true},
              {.kind = Clue::EdgeNumber,
               .min = 3,
               .max = [](const Board& b) { return std::max(b.size().cells(), 3); },
               .orUnknown = true}},
    .marks = {Mark::Digit, Mark::EdgeLink},
    .url = {&url::edgeNumber16, &url::someNumber16},
    .file = {.version = 1,
             .parts = {&file::edgeNumbers, &file::numbers, &file::digits, &file::answerBorders},
             .older = {{1, {&file::edgeNumbers, &file::digits, &file::answerBorders}}}},
    .sample = "wafusuma/5/4/l9m9l7g99g9js5l",
    .rules =
        [](const Board& b, Rules& r) {
            const int largest = std::max({1, std::ranges::max(b.values(Layer::Number)), roomForOthers(b)});
            const PlaceMap<NumberVar> number = blockNumbers(r, b, largest);
            for (const Place edge : b.grid().innerEdges()) {
                const int sum = b.at(Layer::EdgeDot, edge);
                if (sum == blank)
                    continue;
                const auto [one, other] = cellsBeside(edge);
                const Numbers both{.numbers = {number[one], number[other]}};
                r.clue(edge, family::circleOnBorder).different(both);
                if (sum > 0)
                    r.clue(edge, family::blockSum).sum(sum, sum, both);
            }
        },
    .recipe = Recipe{.method = "blocks-of-numbers"},
};

} // namespace tokisuji
