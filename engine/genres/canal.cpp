// Canal View. Shade cells so that the shaded ones form one area without a 2x2 square; a number, which is not shaded,
// counts the shaded cells that it sees in the four directions.
//
//     . . 0        canal/3/2/h0h1
//     . # 1
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily canalSight{
    .id = "canal-sight",
    .name = {"number of shaded cells a number sees", "数字から見える黒マスの数"},
    .broken = {"The number of shaded cells a number sees is wrong", "数字から見える黒マスの数が違います"}};

} // namespace family

extern const Genre canal;
const Genre canal{
    .id = "canal",
    .urlId = "canal",
    .title = {"Canal View", "Canal View"},
    .summary = {"Shade cells other than the numbers. All shaded cells are connected and never fill a 2×2 square. A "
                "number says how many shaded cells can be seen from it in the four directions, up to the next unshaded "
                "cell.",
                "数字のないマスをいくつか黒く塗ります。黒マスはすべてつながり、2×2 "
                "のかたまりになりません。数字は、そこから上下左右に続く黒マスの数の合計です。"},
    .kana = "かなるびゅー",
    .family = Family::Shading,
    .clues = {{.kind = Clue::CellNumber,
               .min = 0,
               .max = [](const Board& b) { return b.size().width + b.size().height - 2; },
               .orUnknown = true}},
    .marks = {Mark::Shade, Mark::CrossedClue},
    .url = {&url::number16},
    .file = {.version = 0, .parts = {&file::numbers, &file::shadesAndCrossedClues}},
    .sample = "canal/6/6/q4h7j2h7i1h3l",
    .penpa = {.tag = "canal view"},
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            noSquare(r, black);
            connected(r, black, family::blackConnected);
            cluesFree(r, b, black);
            for (const Place c : b.grid().cells())
                if (const int n = b.at(Layer::Number, c); n >= 0)
                    r.clue(c, family::canalSight).exactly(n, seen(r, black, c, n + 1));
        },
    .recipe = Recipe{.unknowns = 0.2},
};

} // namespace tokisuji
