// Kurodoko. Shade cells, no two of them side by side, so that the unshaded ones form one area; a number says how many
// unshaded cells are seen from its cell in the four directions, itself included.
//
//     # . 2
//     . . #        kurodoko/3/2/h2i
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/moves.h"
#include "engine/rules/families.h"
#include "engine/rules/words/shading.h"
#include "engine/rules/words/sight_family.h"

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
    .techniques =
        {
            named("sight-least", {"Least reach in a direction", "見える数の下限"}, 1, 1.4)
                .when(Move::CountAtLeast, family::sight)
                .says("The other directions do not have enough for {rules}, so {conclusions}",
                      "ほかの方向だけでは {rules}に足りないので {conclusions}"),
            named("sight-most", {"Greatest reach in a direction", "見える数の上限"}, 1, 1.4)
                .when(Move::CountAtMost, family::sight)
                .says("Any farther, {rules} would see too much, so {conclusions}",
                      "これ以上先まで見えると {rules}をこえるので {conclusions}"),
            named("sight-full", {"Sees enough", "見える数は足りた"}, 0, 0.6)
                .when(Move::CountFull, family::sight)
                .says("{rules} sees enough already, so {conclusions}", "{rules}はもう足りているので {conclusions}"),
            named("sight-rest", {"Must see everything", "見える所はすべて白"}, 0, 0.6)
                .when(Move::CountRest, family::sight)
                .says("{rules} needs everything that can be seen, so {conclusions}",
                      "{rules}には見える所がすべて必要なので {conclusions}"),
        },
    .recipe = Recipe{.unknowns = 0.2},
};

} // namespace tokisuji
