// Koburin. Shade cells, no two side by side, and draw one loop through all other cells without a number; a number
// counts the shaded cells beside it.
//
//     . . 1 #
//     . . . .        koburin/4/4/hbob
//     . . . .
//     . . 1 #
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/words/shaded_loop.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily shadedAround{
    .id = "shaded-around",
    .name = {"shaded cells round a number", "数字のまわりの黒マスの数"},
    .broken = {"The number of shaded cells round a number is wrong", "数字のまわりの黒マスの数が数字と違います"}};

} // namespace family

extern const Genre koburin;
const Genre koburin{
    .id = "koburin",
    .urlId = "koburin",
    .title = {"Koburin", "コブリン"},
    .summary =
        {"Shade cells, never two side by side, and draw one loop through every other cell without a number. A "
         "number says how many of the cells that share a side with it are shaded.",
         "黒マスを隣り合わないように塗り、数字も黒マスもない残りのすべてのマスを通る 1 つの輪を描きます。数字は、"
         "上下左右にある黒マスの数です。"},
    .kana = "こぶりん",
    .family = Family::Loop,
    .clues = {{.kind = Clue::CellNumber, .min = 0, .max = 4, .orUnknown = true}},
    .marks = {Mark::Shade, Mark::CellLine},
    .variants = {{'o', {"Shaded cells are outside the loop", "黒マスは輪の外側"}},
                 {'m', {"Numbers count all eight cells around", "数字は周囲 8 マスの黒マスの数"}},
                 {.letter = 'b', .name = {"Clue cells are drawn grey", "ヒントのマスを灰色で表示"}, .isLook = true}},
    .url = {&url::fourCell},
    .file = {.version = 0, .parts = {&file::numbers, &file::shades, &file::lines}},
    .sample = "koburin/6/6/m0.h6an.g6bk",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shadedLoop(r, b).black;
            for (const Place c : b.grid().cells())
                if (const int n = b.at(Layer::Number, c); n >= 0)
                    r.clue(c, family::shadedAround)
                        .exactly(n, black[b.hasFlag('m') ? ringRound(c) : b.grid().neighbours(c)]);
        },
    .recipe = Recipe{.sizes = {isAtLeast<2, 6>,
                               {"A loop beside clues needs at least 6 cells, at least 2 columns and at least 2 rows.",
                                "数字と輪を置くには、縦横とも 2 マス以上、合わせて 6 マス以上が必要です。"}},
                     .method = "many-shaded",
                     .clues = Recipe::Shaping,
                     .density = 0.1,
                     .unknowns = 0.2},
};

} // namespace tokisuji
