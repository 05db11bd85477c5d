// Simple Loop: a loop first; the cells that it leaves out are the holes. The loop is pushed out or in by one face until
// no other loop visits the same cells.
#include "engine/board/terrain.h"
#include "engine/generate/general.h"
#include "engine/generate/method.h"
#include "engine/generate/random_loop.h"

#include <algorithm>
#include <array>

namespace tokisuji {

namespace {

Draft draftOf(Board solution, const SearchContext& context)
{
    Draft draft;
    draft.skeleton = blankBoard(context.genre, context.options());
    for (const Place c : solution.grid().cells())
        if (!isVisited(solution, c))
            draft.skeleton.set(Layer::Terrain, c, static_cast<int>(Terrain::Hole));
    draft.full = draft.skeleton;
    draft.solution = std::move(solution);
    return draft;
}

/// The loop without the one side of a face that it uses, round the three others; or the other way round. The cells that
/// it comes to must be off the loop.
bool push(Board& solution, Place vertex)
{
    std::array<Place, 4> sidesOfFace; // the edges that the lattice point ends: a line crosses them
    for (std::size_t i = 0; i < directions.size(); ++i)
        sidesOfFace[i] = vertex.step(directions[i], 1);
    const auto isUsed = [&](Place edge) { return solution.at(Layer::Line, edge) == 1; };
    const auto used = std::ranges::count_if(sidesOfFace, isUsed);
    std::vector<Place> corners = solution.grid().cellsAround(vertex);
    const auto visited = std::ranges::count_if(corners, [&](Place c) { return isVisited(solution, c); });
    const bool out = used == 1 && visited == 2, in = used == 3;
    if (!out && !in)
        return false;
    for (const Place edge : sidesOfFace)
        solution.set(Layer::Line, edge, isUsed(edge) ? 0 : 1);
    return true;
}

std::optional<Draft> beginLoopThroughAll(const SearchContext& context)
{
    constexpr double shareInside = 0.5;
    Board solution = blankBoard(context.genre, context.options());
    for (const Wish& wish : randomLoop(context.size(), PlaceKind::Cell, shareInside, context.random))
        solution.set(wish.layer, wish.place, wish.value);
    return draftOf(std::move(solution), context);
}

std::optional<Draft> changeLoopThroughAll(const Draft& draft, const Reading& reading, const SearchContext& context)
{
    constexpr int tries = 10, reach = 3;
    const Place cell = openCell(reading, context);
    Board solution = draft.solution;
    for (int i = 0; i < tries; ++i) {
        const int x = column(cell) + context.random.below(2 * reach) - reach + 1;
        const int y = row(cell) + context.random.below(2 * reach) - reach + 1;
        const bool isInner = x > 0 && y > 0 && x < context.size().width && y < context.size().height;
        if (isInner && push(solution, vertexAt(x, y)))
            return draftOf(std::move(solution), context);
    }
    return std::nullopt;
}

} // namespace

extern const Method loopThroughAllMethod;
const Method loopThroughAllMethod{.name = "loop-through-all",
                                  .begin = beginLoopThroughAll,
                                  .change = changeLoopThroughAll,
                                  .reductions = reduceNothing};

} // namespace tokisuji
