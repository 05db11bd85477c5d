// Numberlink. Link equal numbers by lines from cell to cell that neither cross nor branch. Each number is the end of
// one line; cells may stay empty. A number may stand on the board four or six times, and a "?" links with a "?".
//
//     1---+---+
//     2---2   |        numlin/3/3/1h22g1h
//     1---+---+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/path.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily numberPaired{.id = "number-paired",
                                  .name = {"each number has a partner", "数字は 2 つずつ"},
                                  .broken = {"A number has no partner", "数字に相手がありません"}};

constexpr RuleFamily lineEnd{
    .id = "line-end",
    .name = {"each number is the end of one line", "数字は線の端になる"},
    .broken = {"A number is not the end of exactly one line", "数字のマスが線の端になっていません"}};

constexpr RuleFamily equalNumbers{.id = "equal-numbers",
                                  .name = {"lines link equal numbers", "線は同じ数字を結ぶ"},
                                  .broken = {"A line links different numbers", "違う数字が線でつながっています"}};

} // namespace family

namespace {

/// Every line has two ends, so a number that stands on the board an odd number of times leaves one over.
void pairUp(const Board& b, Rules& r, Place c)
{
    if (std::ranges::count(b.values(Layer::Number), b.at(Layer::Number, c)) % 2 != 0)
        r.clue(c, family::numberPaired).unlessClue().any({});
}

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
    .rules =
        [](const Board& b, Rules& r) {
            const Field line = cellLine(r, b);
            std::vector<Lit> ends;
            for (const Place c : b.grid().cells()) {
                const std::vector<Lit> beside = ways(line, c);
                if (b.at(Layer::Number, c) == blank) {
                    passes(r, line, c);
                    continue;
                }
                r.clue(c, family::lineEnd).exactly(1, beside);
                pairUp(b, r, c);
                ends.insert(ends.end(), beside.begin(), beside.end());
            }
            Graph links = network(line);
            r.at(wholeBoard, family::noLoop).acyclic(links);
            r.clue(wholeBoard, family::someLine)
                .unlessClue()
                .any(std::move(ends)); // a line has ends, or it would be a loop
            links.tags.assign(b.values(Layer::Number).begin(), b.values(Layer::Number).end());
            r.clue(wholeBoard, family::equalNumbers).separate(std::move(links));
        },
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
