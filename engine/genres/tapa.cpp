// Tapa. Shade cells so that they form one area without a 2x2 square; a clue's numbers are the lengths of the runs of
// shaded cells round it, in any order.
//
//     # 1 0
//     . . .        tapa/3/3/g10i0h
//     0 . .
#include "engine/board/number_list.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily runsAround{.id = "runs-around",
                                .name = {"runs of shaded cells round a clue", "数字のまわりの黒マスの並び"},
                                .broken = {"The runs of shaded cells round a clue do not match its numbers",
                                           "まわりの黒マスの並びが数字と違います"}};

} // namespace family

extern const Genre tapa;
const Genre tapa{
    .id = "tapa",
    .urlId = "tapa",
    .title = {"Tapa", "Tapa"},
    .summary = {"Shade cells other than the clues. All shaded cells are connected and never fill a 2×2 square. The "
                "numbers of a clue are the lengths of the runs of shaded cells among the eight cells round it, in any "
                "order, with at least one unshaded cell between runs. A question mark is a run of any length.",
                "数字のないマスをいくつか黒く塗ります。黒マスはすべてつながり、2×2 "
                "のかたまりになりません。数字は、まわりの 8 "
                "マスで連続する黒マスの数で、複数あるときは間に 1 "
                "マス以上の白マスが入ります（順番は問いません）。？はわからない数です。"},
    .kana = "たぱ",
    .family = Family::Shading,
    .clues = {{.kind = Clue::NumberList, .min = 0, .max = 8, .orUnknown = true}},
    .marks = {Mark::Shade, Mark::EdgeCross},
    .url = {&url::numberList},
    .file = {.version = 0, .parts = {&file::numberListsAndShades, &file::edgeCrosses}},
    .sample = "tapa/5/5/2h2i4n3m2",
    .penpa = {.tag = "tapa"},
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            noSquare(r, black);
            connected(r, black, family::blackConnected);
            someShaded(r, black);
            cluesFree(r, b, black);
            for (const Place c : b.grid().cells())
                if (const std::vector<int> runs = listAt(b, c); !runs.empty())
                    r.clue(c, family::runsAround)
                        .sequence({black[ringRound(c)], runs, Sequence::Ring, Sequence::AnyOrder});
        },
    .recipe = Recipe{.method = "runs-round-cells", .clues = Recipe::None},
};

} // namespace tokisuji
