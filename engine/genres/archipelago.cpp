// Archipelago. Shade islands; those that touch at corners form an archipelago, which has exactly one island of each
// size from 1 to some number above 1. Clues are shaded; a number is the size of its island.
//
//     2 # . .
//     . . 1 .        archipelago/4/3/2k1m
//     . . . .
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/words/shading.h"

#include <cmath>

namespace tokisuji {

namespace family {

constexpr RuleFamily islandAlone{
    .id = "island-alone",
    .name = {"each island touches another at a corner", "島は別の島と角で接する"},
    .broken = {"An island touches no other one at a corner", "ほかの島と角で接していない島があります"}};

constexpr RuleFamily islandSizes{
    .id = "island-sizes",
    .name = {"one island of each size from 1 on in an archipelago", "群島には 1 から順に各サイズの島が 1 つずつ"},
    .broken = {"An archipelago does not have one island of each size from 1 on",
               "大きさが 1 から順に 1 つずつそろっていない群島があります"}};

} // namespace family

namespace {

/// The largest number that can be typed.
int largestIsland(const Board& b)
{
    return static_cast<int>(std::ceil(std::sqrt(b.size().cells()))) + 1;
}

} // namespace

extern const Genre archipelago;
const Genre archipelago{
    .id = "archipelago",
    .urlId = "archipelago",
    .title = {"Archipelago", "アーキペラゴ"},
    .summary =
        {"Shade cells to form islands. Islands that touch at corners form an archipelago, which consists of "
         "exactly one island of each size: 1, 2, and so on up to at least 2. Clues are shaded from the beginning, "
         "and a number is the size of its island.",
         "黒マスを塗って島を作ります。角で接する島どうしは群島になります。どの群島にも、大きさ 1 から N（2 "
         "以上）までの島がちょうど 1 つずつあります。ヒントのマスは初めから黒マスで、数字はその島のマスの数です。"},
    .kana = "あーきぺらご",
    .family = Family::Shading,
    .clues = {{.kind = Clue::CellNumber, .min = 1, .max = largestIsland, .orUnknown = true, .onBlack = true}},
    .marks = {Mark::Shade},
    .url = {&url::number16},
    .file = {.version = 0, .parts = {&file::numbersAndShades}},
    .sample = "archipelago/5/5/h3l4k2n4",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shadeWithClues(r, b);
            sizesAsItStands(r, b, Parts{black, {}});
            // Any cell may still become a clue, and so a shaded one.
            r.at(wholeBoard, family::islandAlone)
                .unlessClue()
                .relate({black, {AreaTerms::AtCorner, AreaTerms::Exists, AreaTerms::Some}});
            r.at(wholeBoard, family::islandSizes)
                .unlessClue()
                .relate({black, {AreaTerms::InChain, AreaTerms::OneOfEach}});
        },
    .recipe = Recipe{.sizes = fromSixCells, .method = "shaded-areas", .unknowns = 0.2},
};

} // namespace tokisuji
