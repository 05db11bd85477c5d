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
#include "engine/genre/moves.h"
#include "engine/rules/families.h"
#include "engine/rules/words/numbers.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily boxDifferent{.id = "box-different",
                                  .name = {"each number once in a box", "ブロックに同じ数字は入らない"},
                                  .broken = {"A number occurs twice in a box", "同じブロックに同じ数字があります"},
                                  .role = Role::OnceEach};

} // namespace family

namespace {

bool hasWholeBoxes(const Board& empty)
{
    return anySize.holds(empty) && areBoxesWhole(empty.size());
}

} // namespace

extern const Genre sudoku;
const Genre sudoku{
    .id = "sudoku",
    .urlId = "sudoku",
    .aliases = {"numberplace", "solo", "ナンプレ", "ナンバープレース"},
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
    .penpa = {.tag = "classic"},
    .rules =
        [](const Board& b, Rules& r) {
            const Digits digit(r, b, 1, b.size().width);
            for (const auto& box : boxes(b.grid()))
                r.at(box.front(), family::boxDifferent).different(digit[box]);
            for (const auto& row : b.grid().rows())
                r.at(row.front(), family::rowDifferent).different(digit[row]);
            for (const auto& column : b.grid().columns())
                r.at(column.front(), family::columnDifferent).different(digit[column]);
        },
    .techniques =
        {
            named("naked-single", {"Naked single", "候補が 1 つのマス"}, 0, 1.0)
                .when(Move::CountRest, family::filled)
                .says("Nothing else fits in the cell, so {conclusions}",
                      "このマスにほかの数字は入らないので {conclusions}"),
            named("hidden-single-box", {"Hidden single in a box", "ブロックで 1 か所"}, 1, 0.8)
                .when(Move::HiddenSingle, family::boxDifferent)
                .says("The number fits nowhere else in the box, so {conclusions}",
                      "ブロックの中でほかに入らないので {conclusions}"),
            named("hidden-single-row", {"Hidden single in a row", "行で 1 か所"}, 1, 1.0)
                .when(Move::HiddenSingle, family::rowDifferent)
                .says("The number fits nowhere else in the row, so {conclusions}",
                      "行の中でほかに入らないので {conclusions}"),
            named("hidden-single-column", {"Hidden single in a column", "列で 1 か所"}, 1, 1.0)
                .when(Move::HiddenSingle, family::columnDifferent)
                .says("The number fits nowhere else in the column, so {conclusions}",
                      "列の中でほかに入らないので {conclusions}"),
            named("pointing", {"Pointing", "ブロックから列への予約"}, 3, 2.4)
                .when(Move::LockedCandidates, family::boxDifferent, Shape::first())
                .says("In the box the number fits only in one line, so {conclusions}",
                      "ブロックの中では一直線に入るので、その列のほかには入らない: {conclusions}"),
            named("claiming", {"Claiming", "列からブロックへの予約"}, 3, 2.6)
                .when(Move::LockedCandidates)
                .says("In the line the number fits only in one box, so {conclusions}",
                      "列の中では 1 つのブロックに入るので、そのブロックのほかには入らない: {conclusions}"),
            named("naked-pair", {"Naked pair", "2 マスに同じ 2 候補"}, 4, 2.8)
                .when(Move::NakedSubset, Shape::rules(3))
                .says("Two cells share two candidates and use them up, so {conclusions}",
                      "2 マスの候補が同じ 2 つなので {conclusions}"),
            named("naked-triple", {"Naked triple", "3 マスに同じ 3 候補"}, 4, 3.4)
                .when(Move::NakedSubset, Shape::rules(4))
                .says("Three cells share three candidates and use them up, so {conclusions}",
                      "3 マスの候補が同じ 3 つなので {conclusions}"),
            named("hidden-pair", {"Hidden pair", "2 数字の入る 2 マス"}, 4, 3.2)
                .when(Move::HiddenSubset, Shape::rules(3))
                .says("Two numbers fit in the same two cells only, so {conclusions}",
                      "2 つの数字が同じ 2 マスにしか入らないので {conclusions}"),
            named("hidden-triple", {"Hidden triple", "3 数字の入る 3 マス"}, 4, 3.8)
                .when(Move::HiddenSubset, Shape::rules(4))
                .says("Three numbers fit in the same three cells only, so {conclusions}",
                      "3 つの数字が同じ 3 マスにしか入らないので {conclusions}"),
            named("x-wing", {"X-wing", "X 字"}, 5, 3.6)
                .when(Move::Fish, Shape::rules(4))
                .says("In two lines the number fits only in the same two crossing lines, so {conclusions}",
                      "2 列で同じ 2 か所にしか入らないので {conclusions}"),
            named("swordfish", {"Swordfish", "3 列の組"}, 5, 4.4)
                .when(Move::Fish, Shape::rules(6))
                .says("In three lines the number fits only in the same three crossing lines, so {conclusions}",
                      "3 列で同じ 3 か所にしか入らないので {conclusions}"),
            named("jellyfish", {"Jellyfish", "4 列の組"}, 5, 5.0)
                .when(Move::Fish, Shape::rules(8))
                .says("In four lines the number fits only in the same four crossing lines, so {conclusions}",
                      "4 列で同じ 4 か所にしか入らないので {conclusions}"),
        },
    .recipe =
        Recipe{
            .sizes = {hasWholeBoxes,
                      {"Boxes with every number once need a board of 6×6 or of a side such as 4, 9 or 16.",
                       "各ブロックにすべての数字が 1 つずつ入るのは、1 辺が 6 マスか、4・9・16 マスなどの盤面です。"}}},
};

} // namespace tokisuji
