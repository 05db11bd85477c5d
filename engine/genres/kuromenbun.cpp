// Kuromenbun. Shade cells that, with the given borders, cut the unshaded ones into areas with at most one number each;
// it says how many shaded cells touch the area, across borders too.
//
//     +-----------+
//     | #   #   2 |
//     +---+       |        kuromenbun/3/2/4gh212g
//     | 1 | 2   # |
//     +---+-------+
#include "engine/board/flood.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/floods.h"
#include "engine/rules/words/shading.h"

#include <cmath>

namespace tokisuji {

namespace family {

constexpr RuleFamily shadedBeside{
    .id = "shaded-beside",
    .name = {"shaded cells that touch the area of a number", "数字のかたまりに接する黒マスの数"},
    .broken = {"The number of shaded cells that touch the area of a number is wrong",
               "数字のかたまりに接する黒マスの数が違います"}};

} // namespace family

namespace {

/// The cells that can be reached from a clue at all: over no border and no other clue.
std::vector<Place> mayReach(const Board& b, Place clue)
{
    return flood(b.grid(), clue, [&](Place c, Place next) {
        const Place edge{static_cast<std::int16_t>((c.x + next.x) / 2), static_cast<std::int16_t>((c.y + next.y) / 2)};
        return b.at(Layer::Number, next) == blank && b.at(Layer::Room, edge) != 1;
    });
}

/// For each cell, "it is shaded and beside the area that is reached".
std::vector<Lit> rimOfArea(Rules& r, const Field& black, const Field& reached)
{
    const Grid& grid = black.grid();
    std::vector<Lit> found;
    for (const Place c : grid.cells())
        if (const Lit beside = r.anyOf(reached[grid.neighbours(c)]); beside != No)
            found.push_back(r.allOf({black[c], beside}));
    return found;
}

} // namespace

extern const Genre kuromenbun;
const Genre kuromenbun{
    .id = "kuromenbun",
    .urlId = "kuromenbun",
    .title = {"Kuromenbun", "クロメンブン"},
    .summary =
        {"Shade cells without numbers. Shaded cells and the given borders cut the other cells into areas, each "
         "with at most one number. A number says how many shaded cells share a side with its area, even if a "
         "border lies between.",
         "数字のないマスをいくつか黒く塗ります。白マスは黒マスと太線でかたまりに分かれ、1 "
         "つのかたまりに数字は多くても 1 つです。数字は、そのかたまりと辺で接する黒マスの数です。太線をはさんで接"
         "するものも数えます。"},
    .kana = "くろめんぶん",
    .family = Family::Shading,
    .usualSize = {8, 8},
    .clues = {{Clue::GivenBorder},
              {.kind = Clue::CellNumber,
               .min = 0,
               .max = [](const Board& b) { return static_cast<int>(std::lround(b.size().cells() / 1.5)); },
               .orUnknown = true}},
    .marks = {Mark::Shade},
    .url = {&url::border, &url::number16},
    .file = {.version = 0, .parts = {&file::borders, &file::numbers, &file::shades}},
    .sample = "kuromenbun/6/6/pro38jihpa02i8n5i6n8n3g",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            cluesFree(r, b, black);
            separateClues(r, b, !black);
            const Field parting = walls(r, b, !black);
            for (const Place c : clueCells(b))
                if (const int n = b.at(Layer::Number, c); n >= 0)
                    r.clue(c, family::shadedBeside)
                        .exactly(n, rimOfArea(r, black, reachedWithin(r, parting, mayReach(b, c))));
        },
    .recipe = Recipe{.clues = Recipe::Shaping, .density = 0.12, .apart = true, .unknowns = 0.1},
};

} // namespace tokisuji
