// Kurarin. Shade some cells and draw one loop through all others. A black dot has more shaded than unshaded cells round
// it, a white one fewer, a grey one equally many.
//
//     . . .
//     . # .        a black dot in the cell in the middle: kurarin/3/3/l4l
//     . . .
#include "engine/board/dots.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/words/line.h"
#include "engine/rules/words/shaded_loop.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

extern const Genre kurarin;
const Genre kurarin{
    .id = "kurarin",
    .urlId = "kurarin",
    .title = {"Kurarin", "クラリン"},
    .summary =
        {"Shade cells and draw one closed loop through all other cells. Of the cells that a dot touches, more are "
         "shaded than unshaded if it is black, fewer if it is white, and equally many if it is grey.",
         "いくつかのマスを黒く塗り、残りのすべてのマスを通る 1 "
         "つの輪を描きます。丸に接するマスのうち、黒丸では黒マスのほうが、白丸では白マスのほうが多く、灰色の丸で"
         "は同数です。"},
    .kana = "くらりん",
    .family = Family::Loop,
    .clues = {{.kind = Clue::Dot, .colours = {blackDot, greyDot, whiteDot}, .coloursMatter = true}},
    .marks = {Mark::Shade, Mark::CellLine},
    .url = {&url::threeDots},
    .file = {.version = 0, .parts = {&file::threeDots, &file::shades, &file::lines}},
    .sample = "kurarin/5/5/g44gcg4hckcr2icl1g",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            Loop line(r, b, PlaceKind::Cell);
            line.notEmpty();
            for (const Place c : b.grid().cells())
                r.at(c, family::shadedOrLine).exactly(1, {black[c], line.uses(c)});
            dotsCompare(r, b, black);
        },
    .recipe = Recipe{.sizes = loopSizes},
};

} // namespace tokisuji
