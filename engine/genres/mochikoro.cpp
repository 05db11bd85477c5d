// Mochikoro. Shade cells without a 2x2 square so that each unshaded area is a rectangle with at most one number, which
// is its size, and all of them hang together by corners.
//
//     # 3 #
//     # . #        mochikoro/3/3/g3m
//     # . #
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

extern const Genre mochikoro;
const Genre mochikoro{
    .id = "mochikoro",
    .urlId = "mochikoro",
    .title = {"Mochikoro", "モチコロ"},
    .summary = {"Shade cells so that every unshaded area is a rectangle and holds at most one number, which is its "
                "size. All unshaded cells are connected, also by corners. Shaded cells never fill a 2×2 square.",
                "いくつかのマスを黒く塗ります。白マスのかたまりはすべて長方形で、入る数字は多くても 1 "
                "つ、数字はその大きさを表します。白マスは、角も含めてすべてつながります。黒マスは 2×2 "
                "のかたまりになりません。"},
    .kana = "もちころ",
    .family = Family::Shading,
    .clues = {{.kind = Clue::CellNumber, .min = 1, .max = cellCount, .orUnknown = true}},
    .marks = {Mark::Shade},
    .url = {&url::number16},
    .file = {.version = 0, .parts = {&file::numbers, &file::shades}},
    .sample = "mochikoro/5/5/1h1h2m22h4l",
    .penpa = {.tag = "mochikoro", .tool = "surface"},
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            someShaded(r, black);
            noSquare(r, black);
            rectangles(r, !black, family::whiteRectangle);
            connectedDiagonally(r, !black, family::whiteDiagonal);
            areaSizes(r, b, !black);
        },
    .recipe = Recipe{.clues = Recipe::Shaping, .density = 0.15, .apart = true, .unknowns = 0.2},
};

} // namespace tokisuji
