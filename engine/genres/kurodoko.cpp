// Kurodoko. Shade cells, no two of them side by side, so that the unshaded ones form one area; a number says how many
// unshaded cells are seen from its cell in the four directions, itself included.
//
//     # . 2
//     . . #        kurodoko/3/2/h2i
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

extern const Genre kurodoko;
const Genre kurodoko{
    .id = "kurodoko",
    .urlId = "kurodoko",
    .aliases = {"range"},
    .title = {"Kurodoko", "黒どこ（黒マスはどこだ）"},
    .summary = {"Shade cells, never two side by side, so that all unshaded cells are connected. A number says how many "
                "unshaded cells can be seen from it up, down, left and right, itself included.",
                "黒マスを隣り合わないように塗ります。白マスはすべてつながります。数字のマスは白マスで、その数字は上下左"
                "右に見える白マスの数（自分も数える）です。"},
    .kana = "くろどこ",
    .family = Family::Shading,
    .clues = {{.kind = Clue::CellNumber,
               .min = 2,
               .max = [](const Board& b) { return b.size().width + b.size().height - 1; },
               .orUnknown = true}},
    .marks = {Mark::Shade, Mark::EdgeCross},
    .url = {&url::number16},
    .file = {.version = 0, .parts = {&file::numbers, &file::shades, &file::edgeCrosses}},
    .sample = "kurodoko/5/5/i8i9l98k9i",
    .penpa = {.tag = "kurodoko", .figures = PenpaForm::Circled},
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            notAdjacent(r, black);
            connected(r, !black, family::whiteConnected);
            someShaded(r, black);
            cluesFree(r, b, black);
            sights(r, b, !black);
        },
    .recipe = Recipe{.unknowns = 0.2},
};

} // namespace tokisuji
