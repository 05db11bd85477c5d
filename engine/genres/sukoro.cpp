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
    .penpa = {.tag = "sukoro"},
    .rules =
        [](const Board& b, Rules& r) {
            const Digits digit(r, b, 0, 4);
            numbersCountNumbers(r, b, digit);
            for (const int n : digit.numbers())
                notAdjacent(r, digit.are(n), family::sameBeside);
        },
    .recipe = Recipe{},
};

} // namespace tokisuji
