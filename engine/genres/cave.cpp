// Cave. Shade the cells outside a cave: the unshaded cells form one area, every shaded area reaches the edge of the
// board, and a number says how many cells of the cave are seen from its cell in the four directions, itself included.
//
//     # 4 4
//     . . .
//     4 . .        cave/3/3/g44i4h
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily reachesFrame{
    .id = "reaches-frame",
    .name = {"shaded areas reach the edge", "黒マスは盤面の端に届く"},
    .broken = {"A shaded area does not reach the edge of the board", "盤面の端に届かない黒マスのかたまりがあります"}};

} // namespace family

extern const Genre cave;
const Genre cave{
    .id = "cave",
    .urlId = "cave",
    .aliases = {"bag"},
    .title = {"Cave", "バッグ"},
    .summary = {"Shade the cells outside the cave. All unshaded cells are connected, and every shaded area reaches the "
                "edge of the board. A number is inside the cave and says how many of its cells can be seen from there "
                "up, down, left and right, including its own.",
                "バッグ（洞窟）の外側のマスを黒く塗ります。白マスはすべてつながり、黒マスのかたまりは必ず盤面の端に届き"
                "ます。数字のマスは白マスで、その数字は上下左右に見える白マスの数（自分も数える）です。"},
    .kana = "ばっぐ",
    .family = Family::Shading,
    .usualSize = {9, 9},
    .clues = {{.kind = Clue::CellNumber,
               .min = 2,
               .max = [](const Board& b) { return b.size().width + b.size().height - 1; },
               .orUnknown = true}},
    .marks = {Mark::Shade, Mark::EdgeCross},
    .url = {&url::number16},
    .file = {.version = 0, .parts = {&file::numbers, &file::shades, &file::edgeCrosses}},
    .sample = "cave/3/3/g44i4h",
    .penpa = {.grid = "222", .tool = "surface"},
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            connected(r, !black, family::whiteConnected);
            reachesFrame(r, black, family::reachesFrame);
            someShaded(r, black);
            cluesFree(r, b, black);
            sights(r, b, !black);
        },
    .recipe = Recipe{.unknowns = 0.2},
};

} // namespace tokisuji
