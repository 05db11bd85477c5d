// Sudoku. Fill in numbers so that each row, each column and each box holds every number once.
// Boxes follow from the size as pzpr draws them: 3 wide and 2 high for 6x6, otherwise squares of side floor(sqrt(n)),
// cut off at the edge. A "?" counts as filled and is compared with nothing.
//
//     . . | 1 .
//     . . | . .        the upper half of sudoku/4/4/h1k1g4h3h
#include "engine/board/boxes.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/words/numbers.h"

namespace tokisuji {

extern const Genre sudoku;
const Genre sudoku{
    .id = "sudoku",
    .urlId = "sudoku",
    .title = {"Sudoku", "数独"},
    .summary =
        {"Fill every cell with a number so that each row, each column and each box holds every number exactly once.",
         "空いているマスに数字を入れます。どの列・行・太線で囲まれたブロックにも、同じ数字は 1 つずつしか入りません。"},
    .kana = "すうどく",
    .family = Family::Number,
    .usualSize = {9, 9},
    .squareOnly = true,
    .clues = {{.kind = Clue::CellNumber,
               .min = 1,
               .max = [](const Board& b) { return b.size().width; },
               .orUnknown = true,
               .strict = true}},
    .marks = {Mark::Digit},
    .url = {&url::number16},
    .file = {.version = 0, .parts = {&file::numbers, &file::digits}, .oneSizeLine = true},
    .grid = GridStyle::Boxes,
    .sample = "sudoku/4/4/h1k1g4h3h",
    .example = 7,
    .rules =
        [](const Board& b, Rules& r) {
            const Digits digit(r, b, 1, b.size().width);
            for (const auto& box : boxes(b.grid()))
                r.at(box.front(), "box-different").different(digit[box]);
            for (const auto& row : b.grid().rows())
                r.at(row.front(), "row-different").different(digit[row]);
            for (const auto& column : b.grid().columns())
                r.at(column.front(), "column-different").different(digit[column]);
        },
};

} // namespace tokisuji
