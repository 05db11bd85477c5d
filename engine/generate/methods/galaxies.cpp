// Tentaisho: regions that a half turn leaves as they are grow from stars, which are put wherever cells are left over.
#include "engine/board/dots.h"
#include "engine/board/flood.h"
#include "engine/generate/general.h"
#include "engine/generate/method.h"
#include "engine/generate/random_rooms.h"
#include "engine/genre/registry.h"

#include <algorithm>
#include <map>
#include <span>

namespace tokisuji {

namespace {

constexpr int uncovered = -1;

/// Regions with their stars.
struct Galaxies {
    RoomNumbers region;
    std::map<int, Place> stars;

    [[nodiscard]] bool isFree(Place c) const { return region.grid().hasCell(c) && region[c] == uncovered; }
};

/// A place for a star near a cell where all the cells under it are free.
Place starNear(const Galaxies& galaxies, Place cell, Random& random)
{
    constexpr int tries = 6, far = 2;
    for (int i = 0; i < tries; ++i) {
        const Place star{static_cast<std::int16_t>(cell.x - far + random.below(2 * far + 1)),
                         static_cast<std::int16_t>(cell.y - far + random.below(2 * far + 1))};
        const std::vector<Place> under = isCell(star) ? std::vector{star} : cellsUnderDot(galaxies.region.grid(), star);
        if (std::ranges::all_of(under, [&](Place c) { return galaxies.isFree(c); }))
            return star;
    }
    return cell;
}

/// Cells come in pairs beside those that are there, while there are free ones, up to so many.
void growRound(Galaxies& galaxies, Place star, int most, Random& random)
{
    const int number = galaxies.stars.empty() ? 0 : galaxies.stars.rbegin()->first + 1;
    const Grid& grid = galaxies.region.grid();
    std::vector<Place> cells = cellsUnderDot(grid, star);
    for (const Place c : cells)
        galaxies.region[c] = number;
    galaxies.stars[number] = star;
    while (std::ssize(cells) < most) {
        std::vector<Place> next;
        for (const Place c : cells)
            for (const Place beside : grid.neighbours(c))
                if (galaxies.isFree(beside) && galaxies.isFree(turnedAbout(star, beside)))
                    next.push_back(beside);
        if (next.empty())
            return;
        const Place c = random.pick(std::span<const Place>(next));
        for (const Place p : {c, turnedAbout(star, c)}) {
            galaxies.region[p] = number;
            cells.push_back(p);
        }
    }
}

void coverAll(Galaxies& galaxies, Random& random)
{
    constexpr int least = 3, sizes = 12;
    std::vector<Place> order = galaxies.region.grid().cells();
    random.shuffle(order);
    for (const Place c : order)
        if (galaxies.isFree(c))
            growRound(galaxies, starNear(galaxies, c, random), least + random.below(sizes), random);
}

Draft draftOfGalaxies(const Galaxies& galaxies, const SearchContext& context)
{
    const Board empty = blankBoard(context.genre, context.options());
    Draft draft{empty, empty, empty};
    for (const auto& [number, star] : galaxies.stars)
        draft.full.set(dotLayer(star), star, whiteDot);
    for (const Place edge : empty.grid().innerEdges()) {
        const auto [p, q] = cellsBeside(edge);
        draft.solution.set(Layer::Border, edge, galaxies.region[p] == galaxies.region[q] ? 0 : 1);
    }
    draft.skeleton = draft.full;
    return draft;
}

std::optional<Draft> beginGalaxies(const SearchContext& context)
{
    Galaxies galaxies{RoomNumbers(context.grid(), uncovered), {}};
    coverAll(galaxies, context.random);
    return draftOfGalaxies(galaxies, context);
}

/// The regions of a draft.
Galaxies galaxiesOf(const Draft& draft)
{
    Galaxies galaxies{RoomNumbers(draft.full.grid(), uncovered), {}};
    for (const Place star : dotPlaces(draft.full.size()))
        if (dotAt(draft.full, star) != blank) {
            const auto number = static_cast<int>(galaxies.stars.size());
            galaxies.stars[number] = star;
            for (const Place c : withoutBorders(draft.solution, cellsUnderDot(draft.full.grid(), star).front()))
                galaxies.region[c] = number;
        }
    return galaxies;
}

/// The regions near what is open are given up, and others cover their cells.
std::optional<Draft> changeGalaxies(const Draft& draft, const Reading& reading, const SearchContext& context)
{
    constexpr double share = 0.6;
    Galaxies galaxies = galaxiesOf(draft);
    const Place cell = openCell(reading, context);
    std::vector<Place> near = draft.full.grid().neighbours(cell);
    near.push_back(cell);
    for (const Place c : near) {
        const int number = galaxies.region[c];
        if (number == uncovered || (c != cell && !context.random.chance(share)))
            continue;
        std::ranges::replace(galaxies.region.values(), number, uncovered);
        galaxies.stars.erase(number);
    }
    coverAll(galaxies, context.random);
    return draftOfGalaxies(galaxies, context);
}

} // namespace

extern const Method galaxiesMethod;
const Method galaxiesMethod{
    .name = "galaxies", .begin = beginGalaxies, .change = changeGalaxies, .reductions = reduceNothing};

} // namespace tokisuji
