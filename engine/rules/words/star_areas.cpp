#include "engine/rules/words/star_areas.h"

#include "engine/board/dots.h"
#include "engine/rules/words/floods.h"
#include "engine/rules/words/regions.h"

#include <map>

namespace tokisuji {

namespace {

/// Where a half turn about a star brings a cell.
Place turnedRound(Place star, Place cell)
{
    return {static_cast<std::int16_t>(2 * star.x - cell.x), static_cast<std::int16_t>(2 * star.y - cell.y)};
}

} // namespace

// An area spreads only over cells that have an image and lie under no other star: one that could go on breaks a rule.
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

} // namespace tokisuji
