// Bosnian Road. Shade one ring of cells that touches itself nowhere, not even at a corner. A number, which is not
// shaded, counts the shaded cells among the eight round it.
//
//     . # # .
//     . # # .        bosnianroad/4/3/h1c
//     1 . . .
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily roadRound{
    .id = "road-round",
    .name = {"shaded cells round a number", "数字のまわりの黒マスの数"},
    .broken = {"The number of shaded cells round a number is wrong", "数字のまわりの黒マスの数が違います"}};

} // namespace family

extern const Genre bosnianroad;
const Genre bosnianroad{
    .id = "bosnianroad",
    .urlId = "bosnianroad",
    .title = {"Bosnian Road", "Bosnian Road"},
    .summary = {"Shade one closed ring of cells outside the clues. The ring never touches itself, not even at a "
                "corner. A number says how many of the eight cells round it are shaded.",
                "ヒントのないマスを黒く塗って、ひとつの輪を作ります。輪は自分自身と、角でも接しません。数字は、まわりの"
                " 8 マスのうち黒マスの数です。"},
    .kana = "ぼすにあんろーど",
    .family = Family::Shading,
    .clues = {{.kind = Clue::CellNumber, .min = 0, .max = 8, .orUnknown = true}},
    .marks = {Mark::Shade},
    .url = {&url::number10},
    .file = {.version = 0, .parts = {&file::numbers, &file::shades}},
    .sample = "bosnianroad/6/6/g.a6c4e5p",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            someShaded(r, black);
            cluesFree(r, b, black);
            connected(r, black, family::blackConnected);
            rings(r, black);
            noLoneCorner(r, black);
            for (const Place c : b.grid().cells())
                if (const int n = b.at(Layer::Number, c); n >= 0)
                    r.clue(c, family::roadRound).exactly(n, black[ringRound(c)]);
        },
    .recipe = Recipe{.sizes = {isAtLeast<2, 4>,
                               {"The ring needs at least 2 columns and at least 2 rows.",
                                "黒マスの輪を作るには、縦横とも 2 マス以上が必要です。"}},
                     .unknowns = 0.1},
};

} // namespace tokisuji
