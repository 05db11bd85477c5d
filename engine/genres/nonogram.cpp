// Nonogram. Shade cells so that the runs of shaded cells in every row and column have the lengths that stand outside,
// in their order. A line without numbers has no shaded cell.
//
//           2 1
//       2   # #        nonogram/2/2/2121
//       1   # .
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/words/outside.h"
#include "engine/rules/words/shading.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily blocks{
    .id = "blocks",
    .name = {"lengths of the shaded runs in a line", "黒マスの並びの長さ"},
    .broken = {"The runs of shaded cells in a line do not match its numbers", "黒マスの並びが数字と合っていません"}};

} // namespace family

extern const Genre nonogram;
const Genre nonogram{
    .id = "nonogram",
    .urlId = "nonogram",
    .aliases = {"picross", "griddler", "hanjie", "pattern", "イラストロジック", "お絵かきロジック"},
    .title = {"Nonogram", "ののぐらむ"},
    .summary = {"Shade cells. The numbers beside a row or above a column are the lengths of its runs of shaded cells, "
                "in order; at least one unshaded cell separates two runs.",
                "マスを黒く塗ります。盤面の外の数字は、その行や列に続けて並ぶ黒マスの長さを順に表します。長さの列と列の"
                "間には白マスが 1 つ以上入ります。"},
    .kana = "ののぐらむ",
    .family = Family::Shading,
    .clues = {{.kind = Clue::OutsideNumber, .min = 1, .max = longSide, .blocks = true}},
    .marks = {Mark::Shade, Mark::CrossedClue},
    .url = {&url::outsideNumber16},
    .file = {.version = 0, .parts = {&file::outsideAndShades}},
    .sample = "nonogram/5/5/2h4h4h4h2h11g5h5h3h1h",
    .penpa = {.tag = "nonogram"},
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            for (const auto& [slot, numbers, line] : outsideLists(b))
                r.clue(slot, family::blocks).unlessClue().sequence({black[line], numbers});
        },
    .recipe = Recipe{.method = "runs-in-lines", .clues = Recipe::None},
};

} // namespace tokisuji
