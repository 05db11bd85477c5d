// Sukoro. Write numbers into some of the cells so that all of them are connected, no two equal ones share a side, and
// each says how many of its neighbours hold a number.
//
//     1 .
//     2 1        sukoro/2/2/1a2a
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/numbers.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily numbersConnected{.id = "numbers-connected",
                                      .name = {"all numbers connected", "数字はすべてつながる"},
                                      .broken = {"The numbers are not connected", "数字がつながっていません"}};

constexpr RuleFamily numbersBeside{
    .id = "numbers-beside",
    .name = {"how many numbers are beside a number", "まわりの数字の個数"},
    .broken = {"A number differs from how many numbers are beside it", "数字と、まわりにある数字の個数が違います"}};

constexpr RuleFamily someNumber{.id = "some-number",
                                .name = {"there is a number", "数字がある"},
                                .broken = {"There is no number", "数字がありません"}};

} // namespace family

extern const Genre sukoro;
const Genre sukoro{
    .id = "sukoro",
    .urlId = "sukoro",
    .title = {"Sukoro", "数コロ"},
    .summary =
        {"Write numbers into some of the cells. Each says how many of the cells beside it hold numbers. All numbers "
         "are connected, and equal numbers are never side by side.",
         "いくつかのマスに数字を入れます。数字は、その上下左右のマスのうち数字の入るマスの数です。数字はすべてつなが"
         "り、同じ数字が上下左右に隣り合ってはいけません。"},
    .kana = "すうころ",
    .family = Family::Number,
    .clues = {{.kind = Clue::CellNumber, .min = 1, .max = 4, .orUnknown = true}},
    .marks = {Mark::DigitOrNone},
    .url = {&url::number10},
    .file = {.version = 0, .parts = {&file::numbers, &file::digits}},
    .sample = "sukoro/6/6/1n1b1b3.a2d...b1a",
    .rules =
        [](const Board& b, Rules& r) {
            const Digits digit(r, b, 0, 4);
            const Field numbered = digit.present();
            connected(r, numbered, family::numbersConnected);
            std::vector<Lit> known;
            for (int n = 1; n <= digit.largest(); ++n) {
                const Field holders = digit.are(n);
                notAdjacent(r, holders, family::sameBeside);
                for (const Place c : b.grid().cells())
                    if (holders[c] != No)
                        r.at(c, family::numbersBeside).when(holders[c]).exactly(n, numbered[b.grid().neighbours(c)]);
                known.insert(known.end(), holders.all().begin(), holders.all().end());
            }
            r.at(wholeBoard, family::someNumber).any(std::move(known));
        },
    .recipe = Recipe{},
};

} // namespace tokisuji
