// Tetro Chain-Y. Shade tetrominoes that hang together by corners; those that touch there have different shapes. A
// number counts the shaded cells in the direction of its arrow.
//
//     . # # #
//     . . 1 #        the arrow of the 1 points to the right: tetrochain/4/2/f41a
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/rooms.h"
#include "engine/rules/words/shading.h"
#include "engine/rules/words/shapes.h"

#include <algorithm>

namespace tokisuji {

extern const Genre tetrochain;
const Genre tetrochain{
    .id = "tetrochain",
    .urlId = "tetrochain",
    .title = {"Tetro Chain-Y", "テトロチェーンＹ"},
    .summary = {"Shade cells outside the clues so that every shaded area has four cells. All of them are connected by "
                "corners, and areas that touch at a corner differ in shape; rotated and flipped shapes are the same. A "
                "number says how many cells are shaded in the direction of its arrow.",
                "ヒントのないマスを黒く塗ります。黒マスのかたまりはすべて 4 "
                "マスで、角を含めてすべてつながります。角で接するかたまりどうしは形が違います（回転・裏返しは同じ形）。"
                "数字は、矢印の方向にある黒マスの数です。"},
    .kana = "てとろちぇーんわい",
    .family = Family::Shading,
    .clues = {{.kind = Clue::ArrowNumber,
               .min = 0,
               .max = [](const Board& b) { return longSide(b) - 1; },
               .orUnknown = true}},
    .marks = {Mark::Shade},
    .url = {&url::arrowNumber16},
    .file = {.version = 0, .parts = {&file::arrowNumbers, &file::shades}},
    .sample = "tetrochain/6/6/e2011c40c22l2033a40e",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            cluesFree(r, b, black);
            differAtCorners(r, black, tetrominoes(r, black));
            connectedDiagonally(r, black, family::diagonallyConnected);
            for (const Place c : b.grid().cells()) {
                const int n = b.at(Layer::Number, c), arrow = b.at(Layer::Arrow, c);
                const auto inDirection = [&](Dir d) { return black[b.grid().ray(c, d)]; };
                if (n >= 0 && arrow > 0)
                    r.clue(c, family::arrowCount).exactly(n, inDirection(static_cast<Dir>(arrow)));
                else if (n >= 0)
                    arrowMissing(r, c, n, inDirection);
            }
        },
    .recipe = Recipe{},
};

} // namespace tokisuji
