// Nagareru-Loop: walls at random and a loop; every cell that it passes straight gets an arrow, some walls a wind that
// the loop bears, if there is one. Most arrows of the loop are taken away again.
#include "engine/board/terrain.h"
#include "engine/generate/general.h"
#include "engine/generate/method.h"
#include "engine/genre/registry.h"
#include "engine/rules/judge.h"
#include "engine/solve/findings.h"

#include <algorithm>

namespace tokisuji {

namespace {

std::optional<Board> boardOfFans(const SearchContext& context)
{
    Board board = blankBoard(context.genre, context.options());
    std::vector<Place> cells = board.grid().cells();
    std::erase_if(cells, [&](Place c) { return !context.limits.mayStand(c); });
    context.random.shuffle(cells);
    cells.resize(std::min(cells.size(), static_cast<std::size_t>(context.recipe.density * context.size().cells())));
    for (const Place c : cells)
        setTerrain(board, c, Terrain::Wall);
    return board;
}

bool isOnLoop(const Board& solution, Place cell, Dir d)
{
    const Place edge = edgeBetween(cell, d);
    return solution.grid().isInner(edge) && solution.at(Layer::Line, edge) == 1;
}

/// The way round a loop from some cell of it: each cell with the direction in which it is left.
std::vector<std::pair<Place, Dir>> wayRound(const Board& solution)
{
    std::vector<std::pair<Place, Dir>> way;
    const std::vector<Place> cells = solution.grid().cells();
    const auto start = std::ranges::find_if(cells, [&](Place c) { return isOnLoop(solution, c, Dir::Right); });
    if (start == cells.end())
        return way;
    Place at = *start;
    Dir d = Dir::Right;
    do {
        way.emplace_back(at, d);
        at = at.step(d);
        d = *std::ranges::find_if(directions,
                                  [&](Dir next) { return next != opposite(d) && isOnLoop(solution, at, next); });
    } while (at != *start);
    return way;
}

/// A wind from some walls in one of the directions that the solution allows.
void setWinds(Board& full, const Board& solution, const SearchContext& context)
{
    for (const Place wall : full.grid().cells()) {
        if (!isTerrain(full, wall, Terrain::Wall) || context.random.chance(0.4))
            continue;
        std::vector<Dir> ways(directions.begin(), directions.end());
        context.random.shuffle(ways);
        for (const Dir d : ways) {
            Board trial = full;
            trial.set(Layer::Arrow, wall, static_cast<int>(d));
            const Rules rules = rulesOf(trial);
            const bool blows = full.grid().hasCell(wall.step(d)) && !isTerrain(full, wall.step(d), Terrain::Wall);
            if (!blows || context.halt.reached() || !isRight(rules, filledAs(rules, trial, solution)))
                continue;
            full = std::move(trial);
            break;
        }
    }
}

Board withArrows(const Board& skeleton, const Board& solution, const SearchContext& context)
{
    Board full = skeleton;
    const auto way = wayRound(solution);
    for (std::size_t i = 0; i < way.size(); ++i) {
        const auto [cell, d] = way[(i + 1) % way.size()];
        if (way[i].second == d && context.limits.mayStand(cell))
            full.set(Layer::Arrow, cell, static_cast<int>(d));
    }
    setWinds(full, solution, context);
    return full;
}

std::vector<Edit> reduceArrows(const Board& full, const SearchContext& context)
{
    std::vector<Place> cells = full.grid().cells();
    std::erase_if(cells, [&](Place c) { return full.at(Layer::Arrow, c) <= 0 || isTerrain(full, c, Terrain::Wall); });
    return reductionsAt(full, Layer::Arrow, cells, context);
}

} // namespace

extern const Method windMethod;
const Method windMethod{.name = "wind",
                        .skeleton = boardOfFans,
                        .wishes = windingLoopOnCells,
                        .clues = withArrows,
                        .change = changeMarks,
                        .reductions = reduceArrows};

} // namespace tokisuji
