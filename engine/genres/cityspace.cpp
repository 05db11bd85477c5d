// City Space. Shade bars of width 1 and of at least two cells so that the unshaded cells form one area without a ring;
// a number says how many unshaded cells are seen from its cell in the four directions, itself included.
//
//     3 . . #
//     # # . #        cityspace/4/3/3m4i
//     4 . . .
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily straightBuilding{
    .id = "straight-building",
    .name = {"shaded areas are straight bars", "黒マスは幅 1 の棒"},
    .broken = {"A shaded area is not a straight bar", "黒マスが幅 1 の棒になっていません"}};

constexpr RuleFamily loneBuilding{.id = "lone-building",
                                  .name = {"bars of at least two cells", "棒は 2 マス以上"},
                                  .broken = {"A single cell is shaded", "1 マスだけの黒マスがあります"}};

} // namespace family

extern const Genre cityspace;
const Genre cityspace{
    .id = "cityspace",
    .urlId = "cityspace",
    .title = {"City Space", "City Space"},
    .summary = {"Shade cells outside the numbers so that every shaded area is a straight bar of at least two cells. "
                "All unshaded cells are connected and form no ring. A number says how many unshaded cells can be seen "
                "from it up, down, left and right, itself included.",
                "数字のないマスを黒く塗ります。黒マスのかたまりはすべて、2 "
                "マス以上のまっすぐな棒です。白マスはすべてつながり、輪になりません。数字は、そのマスから上下左右に見え"
                "る白マスの数（自分も数える）です。"},
    .kana = "してぃすぺーす",
    .family = Family::Shading,
    .usualSize = {9, 9},
    .clues = {{.kind = Clue::CellNumber,
               .min = 2,
               .max = [](const Board& b) { return b.size().width + b.size().height - 1; },
               .orUnknown = true}},
    .marks = {Mark::Shade},
    .url = {&url::number16},
    .file = {.version = 0, .parts = {&file::numbers, &file::shades}},
    .sample = "cityspace/6/6/2m48o5s6h",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            someShaded(r, black);
            cluesFree(r, b, black);
            tree(r, !black, family::whiteConnected);
            bars(r, black, family::straightBuilding);
            for (const Place c : b.grid().cells())
                r.at(c, family::loneBuilding).when(black[c]).any(black[b.grid().neighbours(c)]);
            sights(r, b, !black);
        },
    .recipe =
        Recipe{.sizes = {isAtLeast<1, 4>, {"A puzzle needs at least 4 cells.", "問題には 4 マス以上が必要です。"}},
               .unknowns = 0.1},
};

} // namespace tokisuji
