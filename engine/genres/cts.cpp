// Cross the Streams. Shade cells so that all of them are connected and no 2x2 square is shaded. The numbers outside are
// the lengths of the runs of shaded cells in their line, in order; "?" is one run of any length, "*" any number of
// runs, or none. A line without numbers may hold anything.
//
//           2   2
//           1 1 *
//     1 1 # . # .
//         # # # #        cts/4/4/h121g0211l
//         # . . .
//         # # . .
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/runs.h"
#include "engine/rules/words/outside.h"
#include "engine/rules/words/shading.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily streams{
    .id = "streams",
    .name = {"lengths of the shaded runs in a line", "黒マスの並びの長さ"},
    .broken = {"The runs of shaded cells in a line do not match its clues", "黒マスの並びが数字と合っていません"}};

} // namespace family

namespace {

constexpr int star = 0;

/// Do stars that are all there is stand apart? Then they say that the line is not blank.
bool areStarsApart(const Board& b, const OutsideList& list)
{
    const Dir out = outward(b.grid().sideOf(list.slot));
    std::size_t together = 0;
    for (Place slot = list.slot; b.grid().hasSlot(slot); slot = slot.step(out))
        if (b.at(Layer::Outside, slot) != blank)
            ++together;
        else if (together > 0)
            break;
    return std::ranges::count(list.numbers, star) == std::ssize(list.numbers) && together < list.numbers.size();
}

} // namespace

extern const Genre cts;
const Genre cts{
    .id = "cts",
    .urlId = "cts",
    .title = {"Cross the Streams", "Cross the Streams"},
    .summary =
        {"Shade cells so that all of them are connected and no 2×2 square is shaded. The numbers beside a row or "
         "above a column are the lengths of its runs of shaded cells, in order. A ? is one run of any length, a "
         "∗ any number of runs, even none. A line without numbers may hold anything.",
         "マスを黒く塗ります。黒マスはすべてつながり、2×2 のかたまりになりません。盤面の外の数字は、その行や列に続"
         "けて並ぶ黒マスの長さを順に表します。？は長さのわからない 1 つの並び、∗ "
         "はいくつの並びでもよく、なくてもかまいません。数字のない行や列には何が入ってもかまいません。"},
    .kana = "くろすざすとりーむず",
    .family = Family::Shading,
    .clues = {{.kind = Clue::OutsideNumber,
               .min = star,
               .max = longSide,
               .orUnknown = true,
               .blocks = true,
               .unknownIsOwn = true}},
    .marks = {Mark::Shade, Mark::CrossedClue},
    .url = {&url::outsideNumber16},
    .file = {.version = 0, .parts = {&file::outsideAndShades}},
    .sample = "cts/4/4/h121g0211l",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            noSquare(r, black);
            connected(r, black, family::blackConnected);
            for (OutsideList& list : outsideLists(b)) {
                if (areStarsApart(b, list))
                    r.clue(list.slot, family::streams).unlessClue().any(black[list.line]);
                std::ranges::replace(list.numbers, star, anyBlocks);
                if (std::ranges::find_if(list.numbers, [](int n) { return n != anyBlocks; }) != list.numbers.end())
                    r.clue(list.slot, family::streams).unlessClue().sequence({black[list.line], list.numbers});
            }
        },
    .recipe = Recipe{.method = "runs-of-some-lines", .clues = Recipe::None},
};

} // namespace tokisuji
