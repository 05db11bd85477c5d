// Compass. Divide the board into regions with one compass each. A number in a compass says how many cells of its region
// lie farther in that direction than the compass itself, in whatever column (or row).
//
//     +---------------+
//     | .  2>   .   . |        compass/4/1/g...2h
//     +---------------+
#include "engine/board/terrain.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/words/regions.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily oneCompass{
    .id = "one-compass",
    .name = {"one compass in each region", "領域にコンパスは 1 つ"},
    .broken = {"A region does not hold exactly one compass", "領域のコンパスがちょうど 1 つではありません"}};

constexpr RuleFamily compassReach{.id = "compass-reach",
                                  .name = {"no region beyond the reach of its compass", "領域はコンパスの届く範囲"},
                                  .broken = {"A region extends farther than its compass allows",
                                             "領域がコンパスの数字で届かないところまで広がっています"}};

constexpr RuleFamily compassCount{
    .id = "compass-count",
    .name = {"number of cells beyond a compass", "コンパスの先のマスの数"},
    .broken = {"The number of cells beyond a compass is wrong", "コンパスの先にあるマスの数が違います"}};

} // namespace family

namespace {

constexpr std::array arms{std::pair{Dir::Up, Layer::Up}, std::pair{Dir::Down, Layer::Down},
                          std::pair{Dir::Left, Layer::Left}, std::pair{Dir::Right, Layer::Right}};

/// How far a cell lies in a direction from another one, in half cells.
int ahead(Place from, Place to, Dir d)
{
    return (to.x - from.x) * dx(d) + (to.y - from.y) * dy(d);
}

/// The most cells that may lie in a direction from a compass.
int most(const Board& b, Place compass, Layer layer)
{
    const int n = b.at(layer, compass);
    return n >= 0 ? n : b.size().cells();
}

/// Do the numbers of a compass let its region reach a cell? The way there goes straight on in one direction first;
/// from the turn on all its cells lie in both.
bool isInReach(const Board& b, Place compass, Place cell)
{
    const auto steps = [&](const auto& arm) { return ahead(compass, cell, arm.first) / 2; };
    return std::ranges::all_of(arms, [&](const auto& one) {
        return std::ranges::all_of(arms, [&](const auto& other) {
            const int ones = most(b, compass, one.second), others = most(b, compass, other.second);
            const int x = steps(one), y = steps(other);
            if (x <= 0 || y <= 0 || &one == &other)
                return x <= ones;
            return (ones >= x + y && others >= y) || (others >= x + y && ones >= x);
        });
    });
}

} // namespace

extern const Genre compass;
const Genre compass{
    .id = "compass",
    .urlId = "compass",
    .title = {"Compass", "Compass"},
    .summary = {"Divide the board into regions, each with exactly one compass. A number in a compass says how many "
                "cells of its region are farther in that direction than the compass.",
                "盤面をいくつかの領域に分けます。どの領域にもコンパスがちょうど 1 "
                "つ入ります。コンパスの数字は、その領域のマスのうち、コンパスのある行・列より数字の方向側にあるマスの数"
                "です。"},
    .kana = "こんぱす",
    .family = Family::Region,
    .usualSize = {8, 8},
    .clues = {{.kind = Clue::Compass, .min = 0, .max = cellCount}},
    .marks = {Mark::Border},
    .url = {&url::compass},
    .file = {.version = 0, .parts = {&file::compassClues, &file::answerBorders}},
    .sample = "compass/5/5/h0.21l2.10g.402i21.0g31.5m",
    .penpa = {.tag = "compass"},
    .rules =
        [](const Board& b, Rules& r) {
            const Borders border(r, b);
            std::vector<SeededRegions::Seed> seeds;
            for (const Place start : border.cells())
                if (isTerrain(b, start, Terrain::Mark))
                    seeds.push_back(reachable(b.grid(), start, [&](Place c) {
                        return b.at(Layer::Terrain, c) == blank && isInReach(b, start, c);
                    }));
            const SeededRegions region(r, border, seeds, {family::oneCompass, family::compassReach});
            for (std::size_t k = 0; k < seeds.size(); ++k)
                for (const auto& [d, layer] : arms)
                    if (const int n = b.at(layer, seeds[k].front()); n >= 0) {
                        std::vector<Place> beyond = seeds[k];
                        std::erase_if(beyond, [&](Place c) { return ahead(seeds[k].front(), c, d) <= 0; });
                        r.clue(seeds[k].front(), family::compassCount).exactly(n, region.belongs(k, beyond));
                    }
        },
    .recipe = Recipe{.method = "compasses", .clues = Recipe::None},
};

} // namespace tokisuji
