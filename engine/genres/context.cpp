// Context. Shade cells, no two of them side by side, so that the unshaded ones form one area. A number that is not
// shaded counts the shaded cells beside it, one that is counts those at its corners.
//
//     # . .        context/3/2/j00
//     . 0 0
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily shadedNumber{
    .id = "shaded-number",
    .name = {"shaded cells diagonally next to a shaded number", "黒マスの数字は斜めの黒マスの数"},
    .broken = {"The number of shaded cells diagonally next to a shaded number is wrong",
               "黒マスの数字と斜めに接する黒マスの数が違います"}};

constexpr RuleFamily unshadedNumber{
    .id = "unshaded-number",
    .name = {"shaded cells beside an unshaded number", "白マスの数字は上下左右の黒マスの数"},
    .broken = {"The number of shaded cells beside an unshaded number is wrong",
               "白マスの数字と辺で接する黒マスの数が違います"}};

} // namespace family

extern const Genre context;
const Genre context{
    .id = "context",
    .urlId = "context",
    .title = {"Context", "Context"},
    .summary = {"Shade cells, never two side by side, so that all unshaded cells are connected. The number of an "
                "unshaded cell says how many of the cells that share a side with it are shaded, that of a shaded cell "
                "how many of the cells that touch it diagonally are.",
                "黒マスを隣り合わないように塗ります。白マスはすべてつながります。白マスの数字は上下左右の黒マスの数、黒"
                "マスの数字は斜めに接する黒マスの数です。"},
    .kana = "こんてくすと",
    .family = Family::Shading,
    .clues = {{.kind = Clue::CellNumber, .min = 0, .max = 4, .orUnknown = true}},
    .marks = {Mark::Shade, Mark::EdgeCross},
    .url = {&url::number16},
    .file = {.version = 0, .parts = {&file::numbers, &file::shades, &file::edgeCrosses}},
    .sample = "context/6/6/k0k0g2j0h1g1j2g00g0h",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            notAdjacent(r, black);
            connected(r, !black, family::whiteConnected);
            someShaded(r, black);
            for (const Place c : b.grid().cells())
                if (const int n = b.at(Layer::Number, c); n >= 0) {
                    r.clue(c, family::shadedNumber).when(black[c]).exactly(n, black[diagonals(c)]);
                    r.clue(c, family::unshadedNumber).when(!black[c]).exactly(n, black[b.grid().neighbours(c)]);
                }
        },
    .recipe =
        Recipe{.sizes = {isAtLeast<1, 5>, {"A puzzle needs at least 5 cells.", "問題には 5 マス以上が必要です。"}}},
};

} // namespace tokisuji
