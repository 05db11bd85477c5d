// Tetro Chain-K. Shade tetrominoes that hang together by corners; those that touch there have different shapes. A black
// dot has more shaded than unshaded cells round it, a white one fewer, a grey one equally many.
//
//     . # #        A white dot touches the first cells of the first two rows, a grey one those beside them
//     . . #        too, and a white one lies in the middle of the second row: tetrochaink/3/4/h32hcq
//     . . #
//     . . .
#include "engine/board/dots.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/words/shading.h"
#include "engine/rules/words/shapes.h"

namespace tokisuji {

extern const Genre tetrochaink;
const Genre tetrochaink{
    .id = "tetrochaink",
    .urlId = "tetrochaink",
    .title = {"Tetro Chain-K", "テトロチェーンＫ"},
    .summary =
        {"Shade cells so that every shaded area has four cells. All of them are connected by corners, and areas "
         "that touch at a corner differ in shape; rotated and flipped shapes are the same. Of the cells that a "
         "dot touches, more are shaded than unshaded if it is black, fewer if it is white, and equally many if "
         "it is grey.",
         "黒マスのかたまりがすべて 4 "
         "マスになるように塗ります。黒マスは角を含めてすべてつながり、角で接するかたまりどうしは形が違います（回転"
         "・裏返しは同じ形）。丸に接するマスのうち、黒丸では黒マスのほうが、白丸では白マスのほうが多く、灰色の丸で"
         "は同数です。"},
    .kana = "てとろちぇーんけー",
    .family = Family::Shading,
    .clues = {{.kind = Clue::Dot, .colours = {blackDot, greyDot, whiteDot}, .coloursMatter = true}},
    .marks = {Mark::Shade},
    .url = {&url::threeDots},
    .file = {.version = 0, .parts = {&file::threeDots, &file::shades}},
    .sample = "tetrochaink/6/6/cl333h4n2r1r2r4",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            differAtCorners(r, black, tetrominoes(r, black));
            connectedDiagonally(r, black, family::diagonallyConnected);
            dotsCompare(r, b, black);
        },
    .recipe = Recipe{.sizes = fromTwelveCells},
};

} // namespace tokisuji
