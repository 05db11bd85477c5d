// Simple Gako. Write a number into every cell: it says how often it stands in its row and column together.
//
//     3 1 3
//     1 3 3        simplegako/3/3/g13h3i
//     3 3 1
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/numbers.h"

#include <algorithm>
#include <iterator>

namespace tokisuji {

namespace family {

constexpr RuleFamily countsItself{
    .id = "counts-itself",
    .name = {"how often a number stands in its row and column", "縦横にある同じ数字の個数"},
    .broken = {"A number stands in its row and column more or less often than it says",
               "縦横にある同じ数字の個数が数字と違います"}};

} // namespace family

extern const Genre simplegako;
const Genre simplegako{
    .id = "simplegako",
    .urlId = "simplegako",
    .title = {"Simple Gako", "シンプルガコ"},
    .summary = {"Write a number into every cell. A number says how many cells of its row and column together hold that "
                "number, its own cell counted once.",
                "すべてのマスに数字を入れます。数字は、そのマスを通る縦の列と横の列を合わせて、同じ数字がいくつあるか（"
                "自分は 1 回だけ数える）を表します。"},
    .kana = "しんぷるがこ",
    .family = Family::Number,
    .usualSize = {6, 6},
    .clues = {{.kind = Clue::CellNumber,
               .min = 1,
               .max = [](const Board& b) { return b.size().width + b.size().height - 1; },
               .orUnknown = true}},
    .marks = {Mark::Digit},
    .url = {&url::number16},
    .file = {.version = 0, .parts = {&file::numbers, &file::digits}},
    .sample = "simplegako/4/4/n4h5i1",
    .rules =
        [](const Board& b, Rules& r) {
            constexpr int most = 40; // of each number there is a count for each cell
            const int largest = b.size().width + b.size().height - 1;
            if (largest > most)
                r.leaveAnswersOut();
            const Digits digit(r, b, 1, std::min(largest, most));
            for (const int n : digit.numbers()) {
                const Field holders = digit.are(n);
                for (const Place c : b.grid().cells()) {
                    if (holders[c] == No)
                        continue;
                    std::vector<Lit> others;
                    for (const Dir d : directions)
                        std::ranges::copy(holders[b.grid().ray(c, d)], std::back_inserter(others));
                    r.at(c, family::countsItself).when(holders[c]).exactly(n - 1, std::move(others));
                }
            }
        },
    .recipe = Recipe{},
};

} // namespace tokisuji
