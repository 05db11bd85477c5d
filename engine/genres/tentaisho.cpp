// Tentaisho (Spiral Galaxies). Divide the board into regions with one star each; each is symmetric under a half turn
// about its star. A star may lie in a cell, on an edge or on a lattice point.
//
//     +-----------+
//     | .   o   . |        tentaisho/3/1/he
//     +-----------+
#include "engine/board/dots.h"
#include "engine/board/terrain.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/words/regions.h"

#include <algorithm>
#include <map>

namespace tokisuji {

namespace family {

constexpr RuleFamily starCut{.id = "star-cut",
                             .name = {"no border through a star", "星を線で切らない"},
                             .broken = {"A border cuts a star", "線が星を横切っています"}};

constexpr RuleFamily oneStar{
    .id = "one-star",
    .name = {"one star in each region", "領域に星は 1 つ"},
    .broken = {"A region does not hold exactly one star", "領域の星がちょうど 1 つではありません"}};

constexpr RuleFamily starSymmetry{
    .id = "star-symmetry",
    .name = {"symmetric about the star", "星について点対称"},
    .broken = {"A region is not symmetric about its star", "領域が星について点対称になっていません"}};

} // namespace family

namespace {

Place turnedRound(Place star, Place cell)
{
    return {static_cast<std::int16_t>(2 * star.x - cell.x), static_cast<std::int16_t>(2 * star.y - cell.y)};
}

/// No border cuts the star.
void keepWhole(Rules& r, const Borders& border, Place star)
{
    if (isEdge(star))
        r.clue(star, family::starCut).never(border[star]);
    if (isVertex(star))
        for (const Dir d : directions)
            r.clue(star, family::starCut).never(border[star.step(d, 1)]);
}

} // namespace

extern const Genre tentaisho;
const Genre tentaisho{
    .id = "tentaisho",
    .urlId = "tentaisho",
    .aliases = {"galaxies"},
    .title = {"Tentaisho", "天体ショー"},
    .summary = {"Divide the board into regions, each with exactly one star, so that every region looks the same when "
                "rotated by 180 degrees about its star. The colours of the stars have no meaning.",
                "盤面を線で区切って領域に分けます。どの領域にも星がちょうど 1 つ入り、その星を中心とした点対称（180 "
                "度回しても同じ）の形になります。星の色はルールには関係ありません。"},
    .kana = "てんたいしょー",
    .family = Family::Region,
    .clues = {{.kind = Clue::Dot, .colours = {whiteDot, blackDot}},
              {.kind = Clue::Terrains, .terrains = {Terrain::Hole, Terrain::Painted}}},
    .marks = {Mark::Border, Mark::Tint},
    .url = {&url::dots, &url::hole},
    .file = {.version = 0, .parts = {&file::dots, &file::answerBorders, &file::tints}},
    .sample = "tentaisho/4/4/h6ft7eo",
    .penpa = {.tag = "spiralgalaxies"},
    .rules =
        [](const Board& b, Rules& r) {
            const Borders border(r, b);
            std::vector<Place> stars = dotPlaces(b.size());
            std::erase_if(stars, [&](Place p) { return dotAt(b, p) == blank; });
            std::map<Place, Place> starOn;
            for (const Place star : stars)
                for (const Place c : cellsUnderDot(b.grid(), star))
                    starOn.emplace(c, star);
            const auto takes = [&](Place star, Place c) {
                return b.grid().hasCell(c) && !isHole(b, c) && (!starOn.contains(c) || starOn.at(c) == star);
            };
            std::vector<SeededRegions::Seed> seeds;
            for (const Place star : stars) {
                keepWhole(r, border, star);
                seeds.push_back(reachable(b.grid(), cellsUnderDot(b.grid(), star).front(), [&](Place c) {
                    return takes(star, c) && takes(star, turnedRound(star, c));
                }));
            }
            const SeededRegions region(r, border, seeds, {family::oneStar, family::starSymmetry, family::looseBorder});
            for (std::size_t k = 0; k < stars.size(); ++k)
                for (const Place c : seeds[k])
                    if (const Place other = turnedRound(stars[k], c); c < other)
                        r.clue(stars[k], family::starSymmetry).same(region.belongs(k, c), region.belongs(k, other));
        },
    .recipe = Recipe{.sizes = fromSixCells, .method = "galaxies", .clues = Recipe::None, .canRepeat = neverRepeats},
};

} // namespace tokisuji
