// Coral. Shade cells so that all of them form one area without a 2x2 square and every unshaded area reaches the frame.
// The numbers outside are the lengths of the runs of shaded cells in their line, in any order; a line without numbers
// may hold anything.
//
//           1
//         1 3
//       . . #        coral/3/3/h1g3i1g3g
//     1 . . #
//     3 # # #
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/outside.h"
#include "engine/rules/words/rooms.h"
#include "engine/rules/words/shading.h"

#include <algorithm>
#include <numeric>
#include <set>

namespace tokisuji {

namespace family {

constexpr RuleFamily runsInAnyOrder{
    .id = "runs-in-any-order",
    .name = {"lengths of the shaded runs in a line, in any order", "黒マスの並びの長さ（順不同）"},
    .broken = {"The runs of shaded cells in a line do not match its numbers", "黒マスの並びが数字と合っていません"}};

constexpr RuleFamily whiteReachesFrame{
    .id = "white-reaches-frame",
    .name = {"unshaded areas reach the frame", "白マスは外周につながる"},
    .broken = {"An unshaded area does not reach the frame", "外周につながっていない白マスがあります"}};

} // namespace family

namespace {

/// For each cell of a line where a run of exactly this length would begin, "it does".
std::vector<Lit> runsOf(Rules& r, const std::vector<Lit>& line, std::size_t length)
{
    std::vector<Lit> found;
    for (std::size_t from = 0; from + length <= line.size(); ++from) {
        std::vector<Lit> all(line.begin() + static_cast<std::ptrdiff_t>(from),
                             line.begin() + static_cast<std::ptrdiff_t>(from + length));
        if (from > 0)
            all.push_back(!line[from - 1]);
        if (from + length < line.size())
            all.push_back(!line[from + length]);
        found.push_back(r.allOf(std::move(all)));
    }
    return found;
}

/// These are the lengths of all runs: there are as many of each, and they take up all that is shaded. While numbers are
/// still to come, there may be more of them.
void runsAre(Rules& r, Place slot, const std::vector<int>& lengths, const std::vector<Lit>& line)
{
    const auto countIs = [&](int n, const std::vector<Lit>& lits) {
        if (r.isOpen())
            r.clue(slot, family::runsInAnyOrder).count(n, static_cast<int>(line.size()), lits);
        countsAsItStands(r, slot, family::runsInAnyOrder, lits, n);
    };
    for (const int length : std::set(lengths.begin(), lengths.end()))
        countIs(static_cast<int>(std::ranges::count(lengths, length)),
                runsOf(r, line, static_cast<std::size_t>(length)));
    countIs(std::accumulate(lengths.begin(), lengths.end(), 0), line);
}

} // namespace

extern const Genre coral;
const Genre coral{
    .id = "coral",
    .urlId = "coral",
    .title = {"Coral", "Coral"},
    .summary = {"Shade cells so that all of them are connected, no 2×2 square is shaded, and every unshaded area has "
                "a cell at the edge of the board. The numbers outside are the lengths of the runs of shaded cells in "
                "their row or column, in any order. A line without numbers may hold anything.",
                "マスを黒く塗ります。黒マスはすべてつながり、2×2 "
                "のかたまりになりません。白マスのかたまりはどれも盤面の端に届きます。盤面の外の数字は、その行や列で続け"
                "て並ぶ黒マスの長さをすべて、順不同で表します。数字のない行や列には何が入ってもかまいません。"},
    .kana = "こーらる",
    .family = Family::Shading,
    .clues = {{.kind = Clue::OutsideNumber, .min = 1, .max = longSide, .blocks = true}},
    .marks = {Mark::Shade, Mark::CrossedClue},
    .url = {&url::outsideNumber16},
    .file = {.version = 0, .parts = {&file::outsideAndShades}},
    .sample = "coral/5/5/13s1k2h1h2h",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            noSquare(r, black);
            connected(r, black, family::blackConnected);
            reachesFrame(r, !black, family::whiteReachesFrame);
            for (const auto& [slot, numbers, line] : outsideLists(b))
                if (!numbers.empty())
                    runsAre(r, slot, numbers, black[line]);
        },
    .recipe = Recipe{.method = "sorted-runs", .clues = Recipe::None},
};

} // namespace tokisuji
