// Kurotto. Shade cells outside the circles; a number in one is the total size of the shaded areas that touch it.
//
//     # # 3
//     3 # 3        kurotto/3/2/h33g3
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

extern const Genre kurotto;
const Genre kurotto{
    .id = "kurotto",
    .urlId = "kurotto",
    .title = {"Kurotto", "クロット"},
    .summary = {"Shade cells other than the circles. A number in a circle is the total size of the shaded areas that "
                "share a side with the circle; an area that does so more than once counts once.",
                "○のないマスをいくつか黒く塗ります。○の数字は、その○と辺で接する黒マスのかたまりの大きさの合計です。"
                "同じかたまりと何か所で接していても 1 回だけ数えます。"},
    .kana = "くろっと",
    .family = Family::Shading,
    .clues = {{.kind = Clue::Island,
               .min = 0,
               .max = [](const Board& b) { return b.size().cells() - 1; },
               .orUnknown = true}},
    .marks = {Mark::Shade},
    .url = {&url::number16},
    .file = {.version = 0, .parts = {&file::numbers, &file::shades}},
    .sample = "kurotto/5/5/h6g0h7j21j4h8i",
    .penpa = {.tag = "kurotto"},
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            someShaded(r, black);
            cluesFree(r, b, black);
            touchingAreas(r, b, black);
        },
    .recipe = Recipe{.unknowns = 0.2},
};

} // namespace tokisuji
