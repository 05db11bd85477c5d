// Box. The cells of each row are worth 1, 2, 3 .. from the left, those of each column from the top. Shade cells so that
// the number before a line is the total worth of its shaded cells.
//
//         . 3 3 .
//       . . . . .
//       . . . . .        box/3/3/330003
//       3 # # .
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/words/outside.h"
#include "engine/rules/words/shading.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily lineWorth{.id = "line-worth",
                               .name = {"total worth of the shaded cells of a line", "行や列の黒マスの合計"},
                               .broken = {"The worth of a row or column is wrong", "行や列の合計が違います"}};

} // namespace family

namespace {

/// Of each cell its worth where it is shaded, else 0.
Numbers worths(const Field& black, const std::vector<Place>& line)
{
    Numbers found;
    for (const Place c : line) {
        NumberVar& worth = found.numbers.emplace_back(NumberVar{0, {!black[c]}});
        worth.values.resize(found.numbers.size(), No);
        worth.values.push_back(black[c]);
    }
    return found;
}

int largestWorth(const Board& b, Place slot)
{
    const int cells = slot.y < 0 ? b.size().height : b.size().width;
    return cells * (cells + 1) / 2;
}

} // namespace

extern const Genre box;
const Genre box{
    .id = "box",
    .urlId = "box",
    .title = {"Box", "ボックス"},
    .summary = {"Shade some cells. A shaded cell counts for a number above its column as much as the row says that it "
                "is in, and for a number left of its row as much as the column. Each number is the total of the "
                "shaded cells in its line; where no number stands, it is 0.",
                "いくつかのマスを黒く塗ります。盤面の上の数字は、その列の黒マスが上から何番目かをすべて足した合計です。"
                "左の数字は、その行の黒マスが左から何番目かを足した合計です。数字のないところは 0 です。"},
    .kana = "ぼっくす",
    .family = Family::Shading,
    .usualSize = {9, 9},
    .clues = {{.kind = Clue::OutsideNumber,
               .min = 1,
               .max =
                   [](const Board& b) {
                       const int longest = longSide(b);
                       return longest * (longest + 1) / 2;
                   },
               .worths = true,
               .maxAt = largestWorth}},
    .marks = {Mark::Shade},
    .url = {&url::outsideSums},
    .file = {.version = 0, .parts = {&file::outsideAndShades}},
    .sample = "box/5/4/35956c989",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            someShaded(r, black);
            for (const OutsideList& list : outsideLists(b))
                if (const int worth = b.at(Layer::Outside, list.slot); worth >= 0)
                    r.clue(list.slot, family::lineWorth).sum(worth, worth, worths(black, list.line));
                else if (worth == blank)
                    for (const Place c : list.line)
                        r.at(list.slot, family::lineWorth).unlessClue().never(black[c]);
        },
    .recipe = Recipe{.sizes = fromSixCells, .method = "any-shading"},
};

} // namespace tokisuji
