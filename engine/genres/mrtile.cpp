// Mirroring Tile. Shade blocks of which each touches, at a corner, another one of the same shape. Clues are shaded; a
// number is the size of its block.
//
//     # 2 . .
//     . . # #        mrtile/4/3/g2m2h
//     # 2 . .
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/words/shading.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily twinAtCorner{
    .id = "twin-at-corner",
    .name = {"each block touches one of its shape at a corner", "かたまりは同じ形のかたまりと角で接する"},
    .broken = {"A block touches no other one of the same shape at a corner",
               "同じ形のかたまりと角で接していないかたまりがあります"}};

} // namespace family

extern const Genre mrtile;
const Genre mrtile{
    .id = "mrtile",
    .urlId = "mrtile",
    .title = {"Mirroring Tile", "ミラーリングタイル"},
    .summary =
        {"Shade cells. Clues are shaded from the beginning, and a number is the size of its block of shaded cells. "
         "Each block touches at a corner at least one other block of the same shape, perhaps turned or mirrored.",
         "いくつかのマスを黒く塗ります。ヒントのマスは初めから黒マスで、数字はその黒マスのかたまりのマスの数です。"
         "どのかたまりも、同じ形（回転や裏返しも同じとみなす）の別のかたまりと少なくとも 1 か所の角で接します。"},
    .kana = "みらーりんぐたいる",
    .family = Family::Shading,
    .clues = {{.kind = Clue::CellNumber,
               .min = 1,
               .max = [](const Board& b) { return std::max(1, b.size().cells() / 2 - 1); },
               .orUnknown = true,
               .onBlack = true}},
    .marks = {Mark::Shade},
    .url = {&url::number16},
    .file = {.version = 0, .parts = {&file::numbersAndShades}},
    .sample = "mrtile/5/5/o4m2h2i4",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shadeWithClues(r, b);
            sizesAsItStands(r, b, Parts{black, {}});
            // Any cell may still become a clue, and so a shaded one.
            r.at(wholeBoard, family::twinAtCorner)
                .unlessClue()
                .relate({black, {AreaTerms::AtCorner, AreaTerms::Congruent, AreaTerms::Some}});
        },
    .recipe = Recipe{.sizes = fromSixCells, .method = "shaded-areas", .unknowns = 0.2},
};

} // namespace tokisuji
