// Skyscrapers. Fill in the heights of buildings so that each row and each column holds every height at most once. A
// number outside says how many buildings are seen from there: those higher than all before them.
//
//       1 | 2 1
//       2 | 1 2        skyscrapers/2/2/j12h
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/numbers.h"
#include "engine/rules/words/outside.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily visible{.id = "visible",
                             .name = {"number of visible buildings", "見えるビルの数"},
                             .broken = {"The number of visible buildings is wrong", "見えるビルの数が違います"}};

} // namespace family

extern const Genre skyscrapers;
const Genre skyscrapers{
    .id = "skyscrapers",
    .urlId = "skyscrapers",
    .aliases = {"building", "skyscraper", "towers"},
    .title = {"Skyscrapers", "ビルディングパズル"},
    .summary =
        {"Fill in the heights of buildings, from 1 up to the side length of the board; no height occurs twice in a row "
         "or column. A number outside says how many buildings can be seen from there: higher ones hide lower ones "
         "behind them.",
         "マスにビルの高さ（1 から盤面の一辺の数まで）を入れます。どの行・列にも同じ高さは 1 つだけです。外の数字"
         "は、そこから見えるビルの数で、高いビルの後ろの低いビルは見えません。"},
    .kana = "びるでぃんぐぱずる",
    .family = Family::Number,
    .usualSize = {5, 5},
    .clues = {{.kind = Clue::CellNumber, .min = 1, .max = longSide, .orUnknown = true},
              {.kind = Clue::OutsideNumber, .min = 1, .max = longSide, .sides = Clue::AllFour}},
    .marks = {Mark::Digit},
    .url = {&url::outsideNumber16, &url::someNumber16},
    .file = {.version = 0, .parts = {&file::outsideAndDigits}},
    .sample = "skyscrapers/5/5/313l2h2l2zj2",
    .penpa = {.tag = "skyscrapers"},
    .rules =
        [](const Board& b, Rules& r) {
            const Digits height(r, b, 1, longSide(b));
            for (const auto& row : b.grid().rows())
                r.at(row.front(), family::rowDifferent).different(height[row]);
            for (const auto& column : b.grid().columns())
                r.at(column.front(), family::columnDifferent).different(height[column]);
            for (const auto& [slot, number, line] : outsideNumbers(b))
                r.clue(slot, family::visible).exactly(number, visible(r, height, line));
        },
    .recipe = Recipe{},
};

} // namespace tokisuji
