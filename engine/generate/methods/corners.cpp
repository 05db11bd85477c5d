// Sashigane: any division into L shapes; then every corner gets a circle with the number of cells, every end an arrow.
#include "engine/generate/general.h"
#include "engine/generate/method.h"

#include <algorithm>

namespace tokisuji {

namespace {

/// What of an L a cell is.
struct Part {
    std::vector<Dir> open; ///< towards cells of the same L
    [[nodiscard]] bool isEnd() const { return open.size() == 1; }
    [[nodiscard]] bool isCorner() const { return open.size() == 2 && open[0] != opposite(open[1]); }
    [[nodiscard]] bool hasClue() const { return isEnd() || isCorner(); }
};

Part partAt(const Board& solution, Place cell)
{
    Part part;
    for (const Dir d : directions)
        if (solution.grid().hasCell(cell.step(d)) && solution.at(Layer::Border, edgeBetween(cell, d)) != 1)
            part.open.push_back(d);
    return part;
}

/// How many cells follow each other from here on, this one not counted.
int legLength(const Board& solution, Place cell, Dir d)
{
    int length = 0;
    for (const Place next : solution.grid().ray(cell, d)) {
        if (solution.at(Layer::Border, edgeBetween(next, opposite(d))) == 1)
            break;
        ++length;
    }
    return length;
}

void putClueOf(const Part& part, Place cell, const Board& solution, const ClueLimits& limits, Board& full)
{
    if (part.isEnd()) {
        full.set(Layer::Arrow, cell, static_cast<int>(part.open.front()));
        return;
    }
    const int cells = 1 + legLength(solution, cell, part.open[0]) + legLength(solution, cell, part.open[1]);
    full.set(Layer::Number, cell, limits.allows(cells) ? cells : question);
}

/// Circles and arrows wherever all their images have one too.
Board clueCorners(const Board& skeleton, const Board& solution, const SearchContext& context)
{
    Board full = skeleton;
    for (const std::vector<Place>& orbit : context.limits.orbits(full.grid().cells())) {
        const auto canStand = [&](Place c) { return context.limits.mayStand(c) && partAt(solution, c).hasClue(); };
        if (!std::ranges::all_of(orbit, canStand))
            continue;
        for (const Place c : orbit)
            if (!context.limits.isGiven(c))
                putClueOf(partAt(solution, c), c, solution, context.limits, full);
    }
    return full;
}

} // namespace

extern const Method cornersMethod;
const Method cornersMethod{.name = "corners", .clues = clueCorners, .reductions = cellReductions};

} // namespace tokisuji
