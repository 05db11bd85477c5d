// Yajilin. Shade cells, no two of them side by side, and draw one loop through all other cells that hold no clue.
// A number with an arrow says how many cells are shaded from there to the edge of the board.
//
//     +---+---+
//     |  0>   |        "0 to the right" in the middle of 3x3, the loop along the frame: yajilin/3/3/d40d
//     +-------+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/moves.h"
#include "engine/rules/families.h"
#include "engine/rules/words/rooms.h"
#include "engine/rules/words/shaded_loop.h"

#include <algorithm>

namespace tokisuji {

namespace {

void arrowClue(const Board& b, Rules& r, const Field& black, Place c)
{
    const int n = b.at(Layer::Number, c);
    const int arrow = b.at(Layer::Arrow, c);
    if (n >= 0 && arrow > 0)
        r.clue(c, family::arrowCount).exactly(n, black[b.grid().ray(c, static_cast<Dir>(arrow))]);
    else if (n >= 0)
        arrowMissing(r, c, n, [&](Dir d) { return black[b.grid().ray(c, d)]; });
}

} // namespace

extern const Genre yajilin;
const Genre yajilin{
    .id = "yajilin",
    .urlId = "yajilin",
    .aliases = {"yajirin"},
    .title = {"Yajilin", "ヤジリン"},
    .summary = {"Shade cells, never two side by side, and draw one loop through every other cell without a clue. A "
                "number with "
                "an arrow says how many cells are shaded in that direction.",
                "黒マスを隣り合わないように塗り、数字も黒マスもない残りのすべてのマスを通る 1 "
                "つの輪を描きます。数字と矢印は、その方向にある黒マスの数です。"},
    .kana = "やじりん",
    .family = Family::Loop,
    .clues = {{.kind = Clue::ArrowNumber,
               .min = 0,
               .max = [](const Board& b) { return (longSide(b) + 1) / 2; },
               .orUnknown = true}},
    .marks = {Mark::Shade, Mark::CellLine},
    .variants = {{'o', {"Shaded cells are outside the loop", "黒マスは輪の外側"}},
                 {.letter = 'b',
                  .name = {"Clue cells are drawn grey", "ヒントのマスを灰色で表示"},
                  .isLook = true,
                  .inFile = false}},
    .url = {&url::arrowNumber16},
    .file = {.version = 0, .parts = {&file::arrowNumbers, &file::shades, &file::lines}},
    .sample = "yajilin/4/4/h10a10e",
    .penpa = {.tag = "yajilin", .grid = "121"},
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shadedLoop(r, b).black;
            for (const Place c : b.grid().cells())
                if (b.at(Layer::Number, c) != blank)
                    arrowClue(b, r, black, c);
        },
    .techniques =
        {
            named("arrow-full", {"Arrow is satisfied", "矢印の数は足りた"}, 0, 0.4)
                .when(Move::CountFull, family::arrowCount)
                .says("{rules} has all its shaded cells, so {conclusions}",
                      "{rules}の黒マスは足りているので {conclusions}"),
            named("arrow-rest", {"Arrow needs all remaining cells", "矢印の残りはすべて黒"}, 0, 0.6)
                .when(Move::CountRest, family::arrowCount)
                .says("{rules} needs every remaining cell, so {conclusions}",
                      "{rules}には残りのマスがすべて必要なので {conclusions}"),
            named("arrow-packing", {"All ways to fill the line agree", "列のどの置き方でも同じ"}, 3, 2.4)
                .when(Move::Packing, family::arrowCount)
                .says("All ways to fill the line {area} agree: {conclusions}",
                      "列 {area} はどう置いても同じになるので {conclusions}"),
            named("off-the-loop", {"Off the loop: shaded", "線が通らないマスは黒"}, 0, 0.6)
                .when(Move::CountRest, family::shadedOrLine)
                .says("The line cannot pass here, so {conclusions}", "線が通れないので {conclusions}"),
            named("on-the-loop", {"On the loop: unshaded", "線が通るマスは白"}, 0, 0.4)
                .when(Move::CountFull, family::shadedOrLine)
                .says("A cell is either shaded or on the line, and {facts}, so {conclusions}",
                      "黒マスか線かのどちらかで、「{facts}」なので {conclusions}"),
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
