// Snake Egg. Shade one snake, a path of cells that never touches itself from side to side, so that the unshaded areas
// have just the sizes below the board. Black circles are ends of the snake, numbers lie in unshaded areas of that size.
//
//     1 # # 0
//     # # . .
//     # . . .        areas of one cell and of six: snakeegg/4/4/1b0l/2/1/6
//     # # # .        ("0": a black circle)
#include "engine/board/number_bank.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/families.h"
#include "engine/rules/words/shading.h"
#include "engine/rules/words/snakes.h"

#include <algorithm>
#include <numeric>

namespace tokisuji {

namespace family {

constexpr RuleFamily bankSizes{.id = "bank-sizes",
                               .name = {"sizes of the unshaded areas", "白マスのかたまりの大きさ"},
                               .broken = {"The unshaded areas do not have the sizes that are asked for",
                                          "白マスのかたまりの大きさが盤外の数字と合っていません"}};

constexpr RuleFamily eggSize{
    .id = "egg-size",
    .name = {"number of cells in an unshaded area", "白マスのかたまりのマスの数"},
    .broken = {"The number of cells in an unshaded area is wrong", "白マスのかたまりのマスの数が数字と違います"}};

} // namespace family

namespace {

/// What can be typed: an area leaves room for a snake, if only just.
int largestEgg(const Board& b)
{
    return std::max(b.size().cells() - 2, 1);
}

void unshadedSizesAre(Rules& r, const Field& white, std::vector<int> sizes)
{
    std::ranges::sort(sizes);
    const int cells = std::accumulate(sizes.begin(), sizes.end(), 0);
    r.at(wholeBoard, family::bankSizes).exactly(cells, white.all());
    r.at(wholeBoard, family::bankSizes)
        .relate({.present = white, .demand = {AreaTerms::Anywhere, AreaTerms::Listed}, .sizes = std::move(sizes)});
}

} // namespace

extern const Genre snakeegg;
const Genre snakeegg{
    .id = "snakeegg",
    .urlId = "snakeegg",
    .title = {"Snake Egg", "Snake Egg"},
    .summary =
        {"Shade cells so that they form one snake: a path from side to side of cells that neither branches nor "
         "closes and never touches itself from side to side; it may do so at corners. Black circles are its "
         "ends. The unshaded areas have the sizes that stand below the board, each as often as it stands there. "
         "A number in a cell is the size of its unshaded area; a ? is unshaded.",
         "マスを黒く塗って 1 匹の蛇を作ります。蛇は縦横につながるマスの列で、枝分かれも輪もなく、自分自身と辺で接し"
         "ません（角で接してもかまいません）。黒丸は蛇の端です。白マスのかたまりの大きさは、盤面の下の数字をすべて "
         "1 回ずつ使ったものになります。マスの数字は、それが入る白マスのかたまりのマスの数です。？は白マスです。"},
    .kana = "すねーくえっぐ",
    .family = Family::Shading,
    .clues = {{.kind = Clue::NumberBank},
              {.kind = Clue::CellNumber,
               .min = 0,
               .max = largestEgg,
               .orUnknown = true,
               .zeroIsDisc = true,
               .unknownIsOwn = true}},
    .marks = {Mark::Shade, Mark::Candidates},
    .url = {&url::number10Or16, &url::numberBank},
    .file = {.version = 0,
             .parts = {&file::numbers, &file::shades, &file::numberBank, &file::usedNumbers, &file::candidates}},
    .setup = "9/1/2/3/4/5/6/7/8/9",
    .sample = "snakeegg/5/5/.g4a3f4g//4",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            oneSnake(r, black);
            unshadedSizesAre(r, !black, numberBankOf(b));
            const auto areas = Shared(Parts{!black, {}});
            for (const Place c : clueCells(b))
                if (const int n = b.at(Layer::Number, c); n == 0) {
                    r.clue(c, family::circleOnSnake).is(black[c]);
                    r.clue(c, family::endCircle).when(black[c]).exactly(1, black[b.grid().neighbours(c)]);
                } else {
                    r.clue(c, family::clueFree).never(black[c]);
                    if (n > 0)
                        r.clue(c, family::eggSize).partSize(areas, n);
                }
        },
    .recipe = Recipe{.sizes = fromTwentyCells,
                     .unknowns = 0.2,
                     .setup = [](Size size) { return bankOfSum(size.cells() * 46 / 100); }},
};

} // namespace tokisuji
