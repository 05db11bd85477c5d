// Distopia. Place some pieces of the bank, each once at most, rotated and flipped at will; never touching and not
// on clues. A number is the distance to the nearest shaded cells times the number of directions in which they lie.
//
//     2 . #
//     . . .        pieces of one and two cells: distopia/3/3/2k1h/2/11g/21o
//     1 # #
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/nearest.h"
#include "engine/rules/words/shading.h"
#include "engine/rules/words/shapes.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily distanceTimes{
    .id = "distance-times",
    .name = {"a number is a distance times directions", "数字は距離と方向の数の積"},
    .broken = {"The distance times the number of directions is wrong", "距離と方向の数の積が数字と違います"}};

constexpr RuleFamily someInSight{.id = "some-in-sight",
                                 .name = {"a number sees a shaded cell", "数字から黒マスが見える"},
                                 .broken = {"A number sees no shaded cell", "黒マスの見えない数字があります"}};

} // namespace family

namespace {

constexpr int mostDirections = 4;

void distanceTimesDirections(Rules& r, const Field& black, Place clue, int number)
{
    const auto sights = sightsFrom(r, black, clue);
    std::vector<Lit> all;
    for (const Sight& sight : sights)
        all.insert(all.end(), sight.at.begin(), sight.at.end());
    if (number == 0) {
        r.clue(clue, family::distanceTimes).atMost(0, all);
        return;
    }
    const std::size_t farthest = std::ranges::max(sights, {}, [](const Sight& s) { return s.at.size(); }).at.size();
    for (std::size_t far = 1; far <= farthest; ++far) {
        std::vector<Lit> free, hits;
        for (const Sight& sight : sights) {
            free.push_back(sight.freeUpTo(far - 1));
            if (far <= sight.at.size())
                hits.push_back(sight.at[far - 1]);
        }
        const auto distance = static_cast<int>(far);
        const Lit isNearest = r.allOf({r.allOf(std::move(free)), r.anyOf(hits)});
        if (number % distance == 0 && number / distance <= mostDirections)
            r.clue(clue, family::distanceTimes).when(isNearest).exactly(number / distance, std::move(hits));
        else
            r.clue(clue, family::distanceTimes).never(isNearest);
    }
    r.clue(clue, family::someInSight).any(std::move(all));
}

int largestProduct(const Board& b)
{
    const int across = b.size().width - 1, down = b.size().height - 1;
    return std::max({across, down, 2 * std::min(across, down)});
}

} // namespace

extern const Genre distopia;
const Genre distopia{
    .id = "distopia",
    .urlId = "distopia",
    .title = {"Distopia", "Distopia"},
    .summary =
        {"Place some pieces of the bank by shading cells, each at most once; pieces may be rotated and flipped, and "
         "never "
         "touch, not even at corners. Cells with a number or a ? are not shaded. A number is the distance to the "
         "nearest "
         "shaded cells seen straight from it, times the number of directions in which they lie. 0 means that no shaded "
         "cell is in its row and column.",
         "盤外のピースのいくつかを、多くても 1 回ずつ、マスを黒く塗って置きます。ピースは回転・裏返しができ、辺でも角で"
         "も接しません。数字や？のマスは塗れません。数字は、上下左右に見て最も近い黒マスまでの距離と、その距離に黒マス"
         "が"
         "ある方向の数との積です。0 の行と列には黒マスがありません。"},
    .kana = "でぃすとぴあ",
    .family = Family::Object,
    .clues = {{Clue::PieceBank}, {.kind = Clue::CellNumber, .min = 0, .max = largestProduct, .orUnknown = true}},
    .marks = {Mark::Shade},
    .variants = {{'t', {"Clue cells may be shaded", "ヒントのマスも塗れる"}}},
    .url = {&url::number16, &url::pieceBank},
    .file = {.version = 0,
             .parts = {&file::pieceBank, &file::transparentFlag, &file::numbers, &file::shades, &file::usedPieces}},
    .setup = "p",
    .sample = "distopia/5/5/2l2g1h1g1g1i33i/3/21o/22s/31s",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            usesSomePieces(r, b, black);
            for (const Place c : clueCells(b))
                if (const int number = b.at(Layer::Number, c); number >= 0)
                    distanceTimesDirections(r, black, c, number);
        },
    .recipe = Recipe{},
};

} // namespace tokisuji
