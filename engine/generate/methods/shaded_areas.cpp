// Archipelago, Mirroring Tile: clues stand on shaded cells and tell the size of the area. Every shaded cell of a
// solution gets its number. Another solution shades more then, and takes the place of the first until nothing more
// fits.
#include "engine/board/flood.h"
#include "engine/generate/general.h"
#include "engine/generate/method.h"
#include "engine/genre/registry.h"

#include <algorithm>

namespace tokisuji {

namespace {

/// A part of the cells: each wish takes its time, and the rest comes by itself.
std::vector<Wish> partShaded(const Board& skeleton, const SearchContext& context)
{
    constexpr double shaded = 0.1, unshaded = 0.35; // these keep the areas small
    std::vector<Wish> wishes;
    for (const Place c : skeleton.grid().cells())
        if (const double drawn = context.random.share(); drawn < shaded + unshaded)
            wishes.push_back({Layer::Shade, c, drawn < shaded ? 1 : 0});
    context.random.shuffle(wishes);
    return wishes;
}

/// By a mark, or by a clue that the solution was made with.
bool standsIn(const Board& solution, Place cell)
{
    return solution.at(Layer::Shade, cell) == 1 || solution.at(Layer::Number, cell) != blank;
}

/// The size of the shaded area of each cell; 0 on others.
PlaceMap<int> areaSizes(const Board& solution)
{
    const Grid& grid = solution.grid();
    PlaceMap<int> sizes(grid, 0);
    for (const Place start : grid.cells()) {
        if (!standsIn(solution, start) || sizes[start] != 0)
            continue;
        const std::vector<Place> area = flood(grid, start, [&](Place, Place to) { return standsIn(solution, to); });
        for (const Place c : area)
            sizes[c] = static_cast<int>(area.size());
    }
    return sizes;
}

Board withSizes(const Board& skeleton, const Board& solution, const SearchContext& context)
{
    const PlaceMap<int> sizes = areaSizes(solution);
    const Clue& clue = *genreOf(skeleton).clue(Clue::CellNumber);
    Board full = skeleton;
    for (const Place c : full.grid().cells()) {
        if (sizes[c] == 0 || context.limits.isGiven(c) || !context.limits.mayStand(c))
            continue;
        const int value = sizes[c] <= clue.largestAt(full, c) ? sizes[c] : question;
        if (context.limits.allows(value))
            full.set(Layer::Number, c, value);
        else if (context.limits.wantsUnknown())
            full.set(Layer::Number, c, question);
    }
    takeLoneClues(full, context);
    return full;
}

std::optional<Draft> takeOther(const Draft& draft, const Reading& reading, const SearchContext& context)
{
    if (reading.others.empty())
        return changeMarks(draft, reading, context);
    const auto mostShaded = std::ranges::max_element(reading.others, {}, [](const Board& other) {
        return std::ranges::count_if(other.grid().cells(), [&](Place c) { return standsIn(other, c); });
    });
    Board solution = draft.skeleton;
    for (const Place c : solution.grid().cells())
        if (solution.at(Layer::Number, c) == blank && standsIn(*mostShaded, c))
            solution.set(Layer::Shade, c, 1);
    return draftWith(draft.skeleton, std::move(solution), context);
}

} // namespace

extern const Method shadedAreasMethod;
const Method shadedAreasMethod{.name = "shaded-areas", .wishes = partShaded, .clues = withSizes, .change = takeOther};

} // namespace tokisuji
