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

namespace family {

constexpr RuleFamily blackDotMore{.id = "black-dot-more",
                                  .name = {"more shaded cells under a black dot", "黒丸の下は黒マスが多い"},
                                  .broken = {"Under a black dot there are not more shaded than unshaded cells",
                                             "黒マスのほうが多くない黒丸があります"}};

constexpr RuleFamily whiteDotFewer{.id = "white-dot-fewer",
                                   .name = {"fewer shaded cells under a white dot", "白丸の下は白マスが多い"},
                                   .broken = {"Under a white dot there are not fewer shaded than unshaded cells",
                                              "白マスのほうが多くない白丸があります"}};

constexpr RuleFamily greyDotEqual{
    .id = "grey-dot-equal",
    .name = {"equally many shaded cells under a grey dot", "灰色の丸の下は黒マスと白マスが同数"},
    .broken = {"Under a grey dot there are not equally many shaded and unshaded cells",
               "黒マスと白マスが同数でない灰色の丸があります"}};

} // namespace family

namespace {

/// One, two or four.
void dotClue(Rules& r, Place dot, int colour, const std::vector<Lit>& black)
{
    const auto cells = static_cast<int>(black.size());
    if (colour == blackDot)
        r.clue(dot, family::blackDotMore).count(cells / 2 + 1, cells, black);
    if (colour == whiteDot)
        r.clue(dot, family::whiteDotFewer).atMost((cells - 1) / 2, black);
    if (colour == greyDot && cells == 1)
        r.clue(dot, family::greyDotEqual).any({});
    else if (colour == greyDot)
        r.clue(dot, family::greyDotEqual).exactly(cells / 2, black);
}

} // namespace

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
            for (const Place dot : dotPlaces(b.size()))
                if (dotAt(b, dot) != blank)
                    dotClue(r, dot, dotAt(b, dot), black[cellsUnderDot(b.grid(), dot)]);
        },
};

} // namespace tokisuji
