// No Visible Doubles (ダブりはみえない). Shade cells, no two of them side by side, so that the unshaded ones form one
// area; in every straight run of unshaded cells between shaded cells or walls no number occurs twice.
//
//     1 # 1        tokisuji:daburi/3/1/121
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/moves.h"
#include "engine/rules/families.h"
#include "engine/rules/words/shading.h"

#include <map>

namespace tokisuji {

namespace family {

constexpr RuleFamily noVisibleDouble{
    .id = "no-visible-double",
    .name = {"no number twice in a run of unshaded cells", "白マスの並びに同じ数字は入らない"},
    .broken = {"A number occurs twice in a run of unshaded cells", "見える範囲に同じ数字があります"}};

} // namespace family

namespace {

/// Stretches of a line from a number to its next occurrence: each must be interrupted.
std::vector<std::vector<Place>> doubles(const Board& b, const std::vector<Place>& line)
{
    std::vector<std::vector<Place>> found;
    std::map<int, std::size_t> last;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const int n = b.at(Layer::Number, line[i]);
        if (n < 0)
            continue;
        if (const auto before = last.find(n); before != last.end())
            found.emplace_back(line.begin() + static_cast<std::ptrdiff_t>(before->second),
                               line.begin() + static_cast<std::ptrdiff_t>(i + 1));
        last[n] = i;
    }
    return found;
}

} // namespace

extern const Genre daburi;
const Genre daburi{
    .id = "daburi",
    .urlId = "daburi",
    .title = {"No Visible Doubles", "ダブりはみえない"},
    .summary =
        {"Shade cells, never two side by side, so that all unshaded cells are connected. No number occurs twice in a "
         "straight run of unshaded cells between shaded cells or the edges of the board.",
         "黒マスを隣り合わないように塗ります。白マスはすべてつながります。黒マスや盤面の端で区切られた縦横の白マスの並"
         "び"
         "の中に、同じ数字が 2 つ以上あってはいけません。"},
    .kana = "だぶりはみえない",
    .family = Family::Shading,
    .onPuzzLink = false,
    .usualSize = {8, 8},
    .clues = {{.kind = Clue::CellNumber, .min = 1, .max = 999, .orUnknown = true, .tells = Clue::Label}},
    .marks = {Mark::Shade},
    .url = {&url::number16},
    .file = {.version = 0, .parts = {&file::numbers, &file::shades}},
    .sample = "tokisuji:daburi/4/4/2234213114111324",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            notAdjacent(r, black);
            connected(r, !black, family::whiteConnected);
            for (const auto& line : b.grid().lines())
                for (const auto& stretch : doubles(b, line))
                    r.clue(stretch.front(), family::noVisibleDouble).any(black[stretch]);
        },
    .techniques =
        {
            named("double-broken", {"The doubles must be separated", "同じ数字の間に黒"}, 0, 0.8)
                .when(Move::LastOption, family::noVisibleDouble)
                .says("Only this cell can separate the two equal numbers, so {conclusions}",
                      "同じ数字の間を切れるのはここだけなので {conclusions}"),
        },
    .recipe = Recipe{.method = "doubles-in-view", .keepsAll = true},
};

} // namespace tokisuji
