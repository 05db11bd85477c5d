// Sashigane: any division into L shapes; then every corner gets a circle with the number of cells, every end an arrow.
// Sashikabe: the same where shaded cells lie between the L shapes.
#include "engine/generate/general.h"
#include "engine/generate/method.h"

#include <algorithm>
#include <iterator>

namespace tokisuji {

namespace {

/// What of an L a cell is.
struct Part {
    std::vector<Dir> open; ///< towards cells of the same L
    [[nodiscard]] bool isEnd() const { return open.size() == 1; }
    [[nodiscard]] bool isCorner() const { return open.size() == 2 && open[0] != opposite(open[1]); }
    [[nodiscard]] bool hasClue() const { return isEnd() || isCorner(); }
};

/// Does the L of a cell go on in a direction?
bool goesOn(const Board& solution, Place cell, Dir d)
{
    if (!solution.grid().hasCell(cell.step(d)))
        return false;
    if (!solution.has(Layer::Border))
        return solution.at(Layer::Shade, cell) != 1 && solution.at(Layer::Shade, cell.step(d)) != 1;
    return solution.at(Layer::Border, edgeBetween(cell, d)) != 1;
}

Part partAt(const Board& solution, Place cell)
{
    Part part;
    std::ranges::copy_if(directions, std::back_inserter(part.open), [&](Dir d) { return goesOn(solution, cell, d); });
    return part;
}

/// How many cells follow each other from here on, this one not counted.
int legLength(const Board& solution, Place cell, Dir d)
{
    int length = 0;
    for (; goesOn(solution, cell, d); cell = cell.step(d))
        ++length;
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
