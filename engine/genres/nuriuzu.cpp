// Nuri-uzu. Shade cells so that every unshaded area holds exactly one star and is symmetric under a half turn about it.
// No 2x2 square is all shaded or all unshaded. A star may lie in a cell or on an edge.
//
//     . o .   #        nuriuzu/3/2/gel
//     #   #   #
#include "engine/board/dots.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/floods.h"
#include "engine/rules/words/regions.h"
#include "engine/rules/words/shading.h"

#include <algorithm>
#include <map>

namespace tokisuji {

namespace family {

constexpr RuleFamily starUnshaded{.id = "star-unshaded",
                                  .name = {"stars are unshaded", "星は白マス"},
                                  .broken = {"A star lies on a shaded cell", "黒マスに星があります"}};

constexpr RuleFamily starInArea{
    .id = "star-in-area",
    .name = {"one star in each unshaded area", "白マスのかたまりに星は 1 つ"},
    .broken = {"An unshaded area does not hold exactly one star", "星がちょうど 1 つでない白マスのかたまりがあります"}};

constexpr RuleFamily areaSymmetry{
    .id = "area-symmetry",
    .name = {"unshaded areas symmetric about their stars", "白マスのかたまりは星について点対称"},
    .broken = {"An unshaded area is not symmetric about its star", "星について点対称でない白マスのかたまりがあります"}};

} // namespace family

namespace {

constexpr char allConnected = 'c';

/// Where a half turn about a star brings a cell.
Place turnedRound(Place star, Place cell)
{
    return {static_cast<std::int16_t>(2 * star.x - cell.x), static_cast<std::int16_t>(2 * star.y - cell.y)};
}

/// Every area of the field holds exactly one star and is symmetric about it. An area spreads only over cells that have
/// an image and lie under no other star: one that could go on breaks a rule.
void starAreas(Rules& r, const Field& field, const Field& walls, const std::vector<Place>& stars)
{
    const Grid& grid = field.grid();
    std::map<Place, Place> starOn;
    for (const Place star : stars)
        for (const Place c : cellsUnderDot(grid, star))
            starOn.emplace(c, star);
    const auto takes = [&](Place star, Place c) {
        return grid.hasCell(c) && (!starOn.contains(c) || starOn.at(c) == star);
    };
    std::map<Place, std::vector<Lit>> owners;
    for (const Place star : stars) {
        const std::vector<Place> under = cellsUnderDot(grid, star);
        const std::vector<Place> cells = reachable(
            grid, under.front(), [&](Place c) { return takes(star, c) && takes(star, turnedRound(star, c)); });
        const Field reached = reachedWithin(r, walls, cells);
        for (const Place c : under)
            r.clue(star, family::starUnshaded).is(field[c]);
        for (const Place c : cells) {
            owners[c].push_back(reached[c]);
            if (const Place image = turnedRound(star, c); c < image)
                r.clue(star, family::areaSymmetry).same(reached[c], reached[image]);
            for (const Place next : grid.neighbours(c))
                if (reached[next] == No)
                    r.clue(star, starOn.contains(next) ? family::starInArea : family::areaSymmetry)
                        .never({reached[c], field[next]});
        }
    }
    for (const Place c : grid.cells())
        r.at(c, family::starInArea).when(field[c]).unlessClue().exactly(1, owners[c]);
}

} // namespace

extern const Genre nuriuzu;
const Genre nuriuzu{
    .id = "nuriuzu",
    .urlId = "nuriuzu",
    .title = {"Nuri-uzu", "ぬりうず"},
    .summary =
        {"Shade cells so that every unshaded area holds exactly one star and looks the same when rotated by 180 "
         "degrees about it. Stars lie on unshaded cells only. No 2×2 square is all shaded or all unshaded.",
         "いくつかのマスを黒く塗ります。白マスのかたまりにはどれも星がちょうど 1 つあり、その星を中心とした点対称"
         "（180 度回しても同じ）の形になります。星のあるマスは白マスです。黒マスも白マスも 2×2 "
         "のかたまりになりません。"},
    .kana = "ぬりうず",
    .family = Family::Shading,
    .clues = {{.kind = Clue::Dot, .offCorners = true, .colours = {whiteDot}}},
    .marks = {Mark::Shade},
    .variants = {{allConnected, {"Shaded cells are connected", "黒マスはひとつながり"}}},
    .url = {&url::dots},
    .file = {.version = 0, .parts = {&file::dots, &file::shades}},
    .sample = "nuriuzu/5/5/getekes8ene",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            noSquare(r, black);
            noSquare(r, !black, family::noWhiteSquare);
            if (b.hasFlag(allConnected))
                connected(r, black, family::blackConnected);
            std::vector<Place> stars = dotPlaces(b.size());
            std::erase_if(stars, [&](Place p) { return dotAt(b, p) == blank; });
            starAreas(r, !black, walls(r, !black), stars);
        },
};

} // namespace tokisuji
