// View. Write numbers into some of the cells so that all of them are connected and no two equal ones share a side. Each
// says how many empty cells it sees up, down, left and right, as far as the next number or the frame.
//
//     2 . .        the upper 2 sees both cells beside it, the 0 none: view/3/2/2h02g
//     0 2 .
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/numbers.h"
#include "engine/rules/words/shading.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily emptySeen{
    .id = "empty-seen",
    .name = {"number of empty cells that a number sees", "数字から見える空きマスの数"},
    .broken = {"A number differs from how many empty cells it sees", "数字と、見える空きマスの数が違います"}};

} // namespace family

namespace {

int mostSeen(const Board& b)
{
    return b.size().width + b.size().height - 2;
}

} // namespace

extern const Genre view;
const Genre view{
    .id = "view",
    .urlId = "view",
    .title = {"View", "ヴィウ"},
    .summary =
        {"Write numbers into some of the cells. A number says how many empty cells it sees in the four directions, up "
         "to the next number or the edge of the board; 0 is a number too. All numbers are connected, and equal numbers "
         "are never side by side.",
         "いくつかのマスに数字を入れます。数字は、そのマスから上下左右に、ほかの数字か盤の端にあたるまでに見える空きマ"
         "ス"
         "の数です（0 も使えます）。数字はすべてつながり、同じ数字が上下左右に隣り合ってはいけません。"},
    .kana = "ゔぃう",
    .family = Family::Number,
    .usualSize = {8, 8},
    .clues = {{.kind = Clue::CellNumber, .min = 0, .max = mostSeen, .orUnknown = true}},
    .marks = {Mark::DigitOrNone, Mark::Candidates},
    .url = {&url::number16},
    .file = {.version = 0, .parts = {&file::numbers, &file::digits}},
    .zeroIsNumber = true,
    .sample = "view/5/5/h4j5h2p4i",
    .penpa = {.tag = "view"},
    .rules =
        [](const Board& b, Rules& r) {
            constexpr int most = 40; // of each number there is a count for each cell
            if (mostSeen(b) > most)
                r.leaveAnswersOut();
            const Digits digit(r, b, -1, std::min(mostSeen(b), most));
            const Field numbered = digit.present();
            someNumberConnected(r, b, digit);
            for (const Place c : b.grid().cells()) {
                const std::vector<Lit> empty = seen(r, !numbered, c, mostSeen(b));
                for (const int n : digit.numbers(0))
                    if (digit.is(c, n) != No)
                        r.at(c, family::emptySeen).when(digit.is(c, n)).exactly(n, empty);
            }
            for (const int n : digit.numbers(0))
                notAdjacent(r, digit.are(n), family::sameBeside);
        },
    .recipe = Recipe{},
};

} // namespace tokisuji
