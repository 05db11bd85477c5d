// Filled cells: cells of the kind that the genre lists first (walls, holes) lie about the board and shape the puzzle;
// the recipe's density says how many of them there are.
#include "engine/generate/general.h"
#include "engine/generate/method.h"
#include "engine/genre/registry.h"

#include <algorithm>
#include <span>

namespace tokisuji {

namespace {

Terrain kindOf(const Genre& genre)
{
    return genre.clue(Clue::Terrains)->terrains.front();
}

void fill(Board& board, const std::vector<Place>& orbit, int terrain)
{
    for (const Place c : orbit) {
        board.set(Layer::Terrain, c, terrain);
        if (terrain != blank && board.has(Layer::Number))
            board.set(Layer::Number, c, blank);
    }
}

std::optional<Board> boardWithFilledCells(const SearchContext& context)
{
    Board board = *generalSkeleton(context);
    std::vector<std::vector<Place>> orbits = context.limits.orbits(board.grid().cells());
    context.random.shuffle(orbits);
    auto left = static_cast<int>(context.recipe.density * context.size().cells() + 0.5);
    for (const std::vector<Place>& orbit : orbits)
        if (std::ssize(orbit) <= left) {
            fill(board, orbit, static_cast<int>(kindOf(context.genre)));
            left -= static_cast<int>(orbit.size());
        }
    return board;
}

/// A filled cell is emptied, another one filled, or both, near what is open; else another solution.
std::optional<Draft> moveFilledCells(const Draft& draft, const Reading& reading, const SearchContext& context)
{
    constexpr int far = 6;
    const Place cell = openCell(reading, context);
    if (context.random.chance(0.3))
        return draftFor(draft.skeleton, wishesAwayFrom(draft.solution, cell, far, context.random), context);
    Board skeleton = draft.skeleton;
    std::vector<Place> near = skeleton.grid().cells();
    std::erase_if(near, [&](Place c) { return std::abs(c.x - cell.x) + std::abs(c.y - cell.y) > far; });
    std::vector<std::vector<Place>> orbits = context.limits.orbits(near);
    context.random.shuffle(orbits);
    const bool empties = context.random.chance(0.5), fills = !empties || context.random.chance(0.7);
    const auto isFilled = [&](const auto& orbit) { return skeleton.at(Layer::Terrain, orbit.front()) != blank; };
    const auto filled = std::ranges::find_if(orbits, isFilled), open = std::ranges::find_if_not(orbits, isFilled);
    if (fills && open != orbits.end())
        fill(skeleton, *open, static_cast<int>(kindOf(context.genre)));
    if (empties && filled != orbits.end())
        fill(skeleton, *filled, blank);
    return draftFor(std::move(skeleton), wishesOf(draft.solution), context);
}

} // namespace

extern const Method filledCellsMethod;
const Method filledCellsMethod{.name = "filled-cells", .skeleton = boardWithFilledCells, .change = moveFilledCells};

} // namespace tokisuji
