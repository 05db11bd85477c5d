// Yajikazu. Shade cells, no two of them side by side, so that the unshaded ones form one area; a number with an arrow
// says how many cells are shaded from there to the edge of the board, unless it is shaded itself.
//
//     1> . #        yajikazu/3/1/41b
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/shading.h"

#include <algorithm>

namespace tokisuji {

extern const Genre yajikazu;
const Genre yajikazu{
    .id = "yajikazu",
    .urlId = "yajikazu",
    .title = {"Yajisan-Kazusan", "やじさんかずさん"},
    .summary = {"Shade cells, never two side by side, so that all unshaded cells are connected. A number with an arrow "
                "says how many cells are shaded in that direction; a shaded clue says nothing.",
                "黒マスを隣り合わないように塗ります。白マスはすべてつながります。矢印と数字は、その方向にある黒マスの数"
                "です。黒く塗った矢印は何も表しません。"},
    .kana = "やじさんかずさん",
    .family = Family::Shading,
    .clues = {{.kind = Clue::ArrowNumber,
               .min = 0,
               .max = [](const Board& b) { return (longSide(b) + 1) / 2; },
               .orUnknown = true}},
    .marks = {Mark::Shade, Mark::EdgeCross},
    .url = {&url::arrowNumber16},
    .file = {.version = 0, .parts = {&file::arrowNumbers, &file::shades, &file::edgeCrosses}},
    .sample = "yajikazu/5/5/b20b202030a21b40b40d4011c",
    .penpa = {.tag = "yajikazu (yajisan-kazusan)", .grid = "221", .tool = "surface"},
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            notAdjacent(r, black);
            connected(r, !black, family::whiteConnected);
            someShaded(r, black);
            for (const Place c : b.grid().cells()) {
                const int n = b.at(Layer::Number, c);
                const int arrow = b.at(Layer::Arrow, c);
                if (n >= 0 && arrow > 0)
                    r.clue(c, family::arrowCount)
                        .when(!black[c])
                        .exactly(n, black[b.grid().ray(c, static_cast<Dir>(arrow))]);
            }
        },
    .recipe = Recipe{},
};

} // namespace tokisuji
