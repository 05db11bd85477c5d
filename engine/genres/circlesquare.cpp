// Circles and Squares. Shade one area of cells without a 2x2 square so that all unshaded areas are squares; black
// circles are shaded, white ones are not.
//
//     # . .
//     # . .        black circles at the left, white ones in the middle: circlesquare/3/3/ll0
//     # # #
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily whiteSquare{
    .id = "white-square",
    .name = {"unshaded areas are squares", "白マスのかたまりは正方形"},
    .broken = {"An unshaded area is not a square", "正方形でない白マスのかたまりがあります"}};

} // namespace family

extern const Genre circlesquare;
const Genre circlesquare{
    .id = "circlesquare",
    .urlId = "circlesquare",
    .title = {"Circles and Squares", "Circles and Squares"},
    .summary =
        {"Shade cells. All shaded cells are connected and never fill a 2×2 square; every unshaded area is a square. "
         "Black circles are shaded, white circles are not.",
         "いくつかのマスを黒く塗ります。黒マスはすべてつながり、2×2 "
         "のかたまりになりません。白マスのかたまりはすべて正方形です。黒丸のマスは黒マス、白丸のマスは白マスです。"},
    .kana = "さーくるずあんどすくえあーず",
    .family = Family::Shading,
    .clues = {{.kind = Clue::Pearl, .min = 1, .max = 2}},
    .marks = {Mark::Shade},
    .url = {&url::circle},
    .file = {.version = 0, .parts = {&file::numbers, &file::shades}},
    .sample = "circlesquare/5/5/81066a300",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            someShaded(r, black);
            circlesShaded(r, b, black);
            noSquare(r, black);
            connected(r, black, family::blackConnected);
            squares(r, !black, family::whiteSquare);
        },
    .recipe = Recipe{},
};

} // namespace tokisuji
