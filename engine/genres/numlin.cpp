// Numberlink. Link equal numbers by lines from cell to cell that neither cross nor branch. Each number is the end of
// one line; cells may stay empty. A number may stand on the board four or six times, and a "?" links with a "?".
//
//     1---+---+
//     2---2   |        numlin/3/3/1h22g1h
//     1---+---+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/words/path.h"

#include <algorithm>

namespace tokisuji {

namespace {

bool hasThreeInARow(const Board& board)
{
    return std::max(board.size().width, board.size().height) >= 3;
}

} // namespace

extern const Genre numlin;
const Genre numlin{
    .id = "numlin",
    .urlId = "numlin",
    .aliases = {"numberlink"},
    .title = {"Numberlink", "ナンバーリンク"},
    .summary =
        {"Link equal numbers by lines through the centres of cells. Lines neither cross nor branch, and no line "
         "passes through a number. Cells may stay empty.",
         "同じ数字どうしを、マスの中心を通る線で結びます。線は交差も枝分かれもせず、数字のマスを通り抜けません。使"
         "わないマスがあってもかまいません。"},
    .kana = "なんばーりんく",
    .family = Family::Loop,
    .clues = {{.kind = Clue::CellNumber,
               .min = 1,
               .max = [](const Board& b) { return b.size().cells() / 2 + 1; },
               .orUnknown = true,
               .tells = Clue::PairLabel}},
    .marks = {Mark::CellLine},
    .url = {&url::number16},
    .file = {.version = 0, .parts = {&file::numbers, &file::lines}},
    .sample = "numlin/5/5/1g1g56h5634o3224",
    .penpa = {.grid = "121"},
    .rules = [](const Board& b, Rules& r) { linkNumbers(r, b, cellLine(r, b)); },
    .recipe =
        Recipe{.sizes = {hasThreeInARow,
                         {"A line needs 3 cells in a row.", "線を引くには、縦横のどちらかが 3 マス以上必要です。"}},
               .method = "links",
               .clues = Recipe::None,
               .keepsAll = true,
               .canRepeat = [](const Board&, Symmetry symmetry) { return symmetry == Symmetry::None; },
               .patience = 3},
};

} // namespace tokisuji
