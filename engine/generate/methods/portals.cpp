// Portal Loop: pairs of portals at random, and a loop through them; every cell that it passes straight gets a "?", and
// most of these are taken away again.
#include "engine/board/terrain.h"
#include "engine/generate/general.h"
#include "engine/generate/method.h"
#include "engine/genre/registry.h"

#include <algorithm>
#include <span>

namespace tokisuji {

namespace {

/// Cells without a clue, in random order.
std::vector<Place> plainCells(const Board& board, const SearchContext& context)
{
    std::vector<Place> cells = board.grid().cells();
    std::erase_if(cells, [&](Place c) { return board.at(Layer::Number, c) != blank || !context.limits.mayStand(c); });
    context.random.shuffle(cells);
    return cells;
}

std::optional<Board> boardOfPortals(const SearchContext& context)
{
    Board board = blankBoard(context.genre, context.options());
    const auto wanted = static_cast<std::size_t>(context.recipe.density * context.size().cells() / 2 + 0.5);
    const std::vector<Place> cells = plainCells(board, context);
    for (std::size_t i = 0; i < 2 * std::max<std::size_t>(1, wanted) && i < cells.size(); ++i)
        board.set(Layer::Number, cells[i], static_cast<int>(i / 2) + 1);
    return board;
}

Board withStraightCells(const Board& skeleton, const Board& solution, const SearchContext& context)
{
    Board full = skeleton;
    for (const Place c : plainCells(skeleton, context)) {
        const auto goes = [&](Dir d) {
            const Place edge = edgeBetween(c, d);
            return solution.grid().isInner(edge) && solution.at(Layer::Line, edge) == 1;
        };
        if ((goes(Dir::Left) && goes(Dir::Right)) || (goes(Dir::Up) && goes(Dir::Down)))
            full.set(Layer::Number, c, question);
    }
    return full;
}

/// A portal goes to a cell near what is open, or the loop another way.
std::optional<Draft> movePortal(const Draft& draft, const Reading& reading, const SearchContext& context)
{
    const Place cell = openCell(reading, context);
    if (context.random.chance(0.4)) {
        const int radius = 3 + 2 * context.random.below(3);
        return draftFor(draft.skeleton, wishesAwayFrom(draft.solution, cell, radius, context.random), context);
    }
    Board skeleton = draft.skeleton;
    std::vector<Place> portals = skeleton.grid().cells();
    std::erase_if(portals, [&](Place c) { return skeleton.at(Layer::Number, c) == blank; });
    if (portals.empty() || skeleton.at(Layer::Number, cell) != blank || !context.limits.mayStand(cell))
        return std::nullopt;
    const Place from = context.random.pick(std::span<const Place>(portals));
    skeleton.set(Layer::Number, cell, skeleton.at(Layer::Number, from));
    skeleton.set(Layer::Number, from, blank);
    return draftFor(std::move(skeleton), wishesOf(draft.solution), context);
}

std::vector<Edit> reduceStraightCells(const Board& full, const SearchContext& context)
{
    std::vector<Place> cells = full.grid().cells();
    std::erase_if(cells, [&](Place c) { return full.at(Layer::Number, c) != question; });
    return reductionsAt(full, Layer::Number, cells, context);
}

} // namespace

extern const Method portalsMethod;
const Method portalsMethod{.name = "portals",
                           .skeleton = boardOfPortals,
                           .clues = withStraightCells,
                           .change = movePortal,
                           .reductions = reduceStraightCells,
                           .normalize = labelsAsRead,
                           .keepsStart = true};

} // namespace tokisuji
