// Minesweeper. Shade cells: each is a mine. A number, which is none, counts the mines among the eight cells round it.
//
//     . 1 1
//     . 1 #        mines/3/3/g11g1j
//     . . .
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily minesRound{
    .id = "mines-round",
    .name = {"mines round a number", "数字のまわりの地雷の数"},
    .broken = {"The number of mines round a number is wrong", "数字のまわりの地雷の数が違います"}};

} // namespace family

extern const Genre mines;
const Genre mines{
    .id = "mines",
    .urlId = "mines",
    .title = {"Minesweeper", "マインスイーパ"},
    .summary =
        {"Shade the cells with mines. A number says how many of the eight cells round it hold a mine; cells with "
         "numbers hold none.",
         "地雷のあるマスを黒く塗ります。数字は、まわりの 8 マスにある地雷の数です。数字のマスに地雷はありません。"},
    .kana = "まいんすいーぱ",
    .family = Family::Shading,
    .clues = {{.kind = Clue::CellNumber, .min = 0, .max = 8, .orUnknown = true}},
    .marks = {Mark::Shade},
    .url = {&url::number16},
    .file = {.version = 0, .parts = {&file::numbers, &file::shades}},
    .sample = "mines/5/5/0h2i3g2i4g24i1h1g",
    .penpa = {.tool = "combi/mines"},
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            cluesFree(r, b, black);
            for (const Place c : b.grid().cells())
                if (const int n = b.at(Layer::Number, c); n >= 0)
                    r.clue(c, family::minesRound).exactly(n, black[ringRound(c)]);
        },
    .recipe = Recipe{.unknowns = 0.1},
};

} // namespace tokisuji
