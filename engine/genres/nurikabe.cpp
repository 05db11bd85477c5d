// Nurikabe. Shade cells so that the shaded ones form one area without a 2x2 square and each unshaded area holds
// exactly one clue, whose number is the size of the area.
//
//     2 . #
//     # # #        nurikabe/3/2/2k
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/moves.h"
#include "engine/rules/families.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily seaConnected{.id = "sea-connected",
                                  .name = {"one connected area of shaded cells", "黒マスの分断禁止"},
                                  .broken = {"The shaded cells are not connected", "黒マスが分断されています"}};

} // namespace family

extern const Genre nurikabe;
const Genre nurikabe{
    .id = "nurikabe",
    .urlId = "nurikabe",
    .title = {"Nurikabe", "ぬりかべ"},
    .summary =
        {"Shade cells. All shaded cells are connected and never fill a 2×2 square. Every unshaded area holds exactly "
         "one number, which is its size.",
         "いくつかのマスを黒く塗ります。黒マスはすべてつながり、2×2 のかたまりになりません。白マスの島にはちょうど 1 "
         "つの数字があり、島の大きさを表します。"},
    .kana = "ぬりかべ",
    .family = Family::Shading,
    .clues = {{.kind = Clue::CellNumber, .min = 1, .max = cellCount, .orUnknown = true}},
    .marks = {Mark::Shade},
    .url = {&url::number16},
    .file = {.version = 0, .parts = {&file::numbersAndShades}},
    .sample = "nurikabe/5/5/5i1n5n3h",
    .example = 2,
    .penpa = {.tag = "nurikabe"},
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            noSquare(r, black);
            connected(r, black, family::seaConnected);
            islands(r, b, black);
        },
    .techniques =
        {
            named("no-pool", {"No 2×2 pool", "2×2 の池は禁止"}, 0, 0.6)
                .when(Move::LastOption, family::noSquare)
                .says("The other three cells of the 2×2 are shaded, so {conclusions}",
                      "2×2 のほかの 3 マスが黒なので {conclusions}"),
        },
    .recipe = Recipe{.method = "islands", .clues = Recipe::Shaping, .density = 0.12, .apart = true, .unknowns = 0.3},
};

} // namespace tokisuji
