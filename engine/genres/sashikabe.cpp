// Sashikabe. Shade cells so that the shaded ones are connected without a 2x2 square and every unshaded area is an L of
// width 1, whose legs have at least two cells. A circle is at the corner of its L, and a number says how many cells the
// L has; an arrow is at an end of its L and points to the corner.
//
//     . # # v
//     . # . .        sashikabe/4/4/mhr6kik ("6": a circle, "v" and "<": arrows)
//     . # # #
//     6 . < #
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/families.h"
#include "engine/rules/words/elbows.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

extern const Genre sashikabe;
const Genre sashikabe{
    .id = "sashikabe",
    .urlId = "sashikabe",
    .title = {"Sashikabe", "Sashikabe"},
    .summary =
        {"Shade cells so that all shaded cells are connected and no 2×2 square is shaded. Every unshaded area is "
         "an L of width 1. A circle is at the corner of its L, and a number in it is the number of cells in the "
         "L. An arrow is at an end of its L and points to the corner.",
         "マスを黒く塗ります。黒マスはすべてつながり、2×2 のかたまりになりません。白マスのかたまりはどれも幅 1 "
         "マスの L 字形です。丸は L 字の角のマスに入り、丸の中の数字は L 字のマスの数です。矢印は L "
         "字の端のマスに入り、角の方向を指します。"},
    .kana = "さしかべ",
    .family = Family::Shading,
    .clues = {{.kind = Clue::Island,
               .min = 3,
               .max = [](const Board& b) { return b.size().width + b.size().height - 1; },
               .orUnknown = true},
              {Clue::PlainArrow}},
    .marks = {Mark::Shade},
    .url = {&url::sashigane},
    .file = {.version = 0, .parts = {&file::sashiganeCluesAndShades}},
    .sample = "sashikabe/5/5/n6p3tjl",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            noSquare(r, black);
            connected(r, black, family::blackConnected);
            cluesFree(r, b, black);
            for (const Place c : b.grid().cells())
                if (b.at(Layer::Arrow, c) > 0)
                    r.clue(c, family::clueFree).never(black[c]);
            elbows(r, b, Ways(r, !black));
        },
    .recipe = Recipe{.sizes = fromTwelveCells, .method = "corners", .unknowns = 0.3},
};

} // namespace tokisuji
