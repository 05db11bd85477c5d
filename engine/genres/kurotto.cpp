// Kurotto. Shade cells outside the circles; a number in one says how many cells the shaded areas that touch it have
// together.
//
//     # # 3
//     3 # 3        kurotto/3/2/h33g3
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily touchingAreas{
    .id = "touching-areas",
    .name = {"total size of the areas at a circle", "○に接する黒マスの合計"},
    .broken = {"The areas that touch a circle do not add up to its number", "○に接する黒マスの合計が数字と違います"}};

} // namespace family

extern const Genre kurotto;
const Genre kurotto{
    .id = "kurotto",
    .urlId = "kurotto",
    .title = {"Kurotto", "クロット"},
    .summary = {"Shade cells other than the circles. A number in a circle is the total size of the shaded areas that "
                "touch the circle by a side; an area that touches it more than once counts once.",
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
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            someShaded(r, black);
            cluesFree(r, b, black);
            const auto areas = Shared(Parts{black, {}});
            for (const Place c : b.grid().cells())
                if (const int n = b.at(Layer::Number, c); n >= 0)
                    r.clue(c, family::touchingAreas).partSum(areas, n);
        },
    .recipe = Recipe{.unknowns = 0.2},
};

} // namespace tokisuji
