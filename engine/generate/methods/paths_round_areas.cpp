// Golem Grad: lines whose cells hang together are drawn first. Circles stand at their ends, and each area between them
// gets its number; numbers are taken away again.
#include "engine/board/flood.h"
#include "engine/generate/general.h"
#include "engine/generate/method.h"
#include "engine/generate/random_loop.h"
#include "engine/rules/words/path.h"
#include "engine/rules/words/path_apart.h"
#include "engine/rules/words/shading.h"

#include <algorithm>
#include <span>

namespace tokisuji {

namespace {

constexpr std::int64_t pathsEffort = 20'000;
constexpr int endCircle = 0;
constexpr RuleFamily pathWhole{.id = "path-whole"};

Rules pathsInOnePiece(const Board& board)
{
    Rules rules;
    const Field line = cellLine(rules, board);
    for (const Place c : board.grid().cells())
        rules.at(c, pathWhole).atMost(2, ways(line, c));
    const Field used = usedCells(rules, line);
    rules.at(wholeBoard, family::noLoop).acyclic(network(line));
    connected(rules, used, pathWhole);
    noSquare(rules, used, pathWhole);
    return rules;
}

bool isPathEnd(const Board& solution, Place cell)
{
    return std::ranges::count_if(directions,
                                 [&](Dir d) {
                                     const Place edge = edgeBetween(cell, d);
                                     return solution.grid().isInner(edge) && solution.at(Layer::Line, edge) == 1;
                                 })
           == 1;
}

/// None where there is no line at all.
std::optional<Draft> withEndsAndSizes(Board skeleton, Board solution, const SearchContext& context)
{
    const Grid& grid = skeleton.grid();
    bool hasLine = false;
    for (const Place c : grid.cells())
        if (isPathEnd(solution, c)) {
            skeleton.set(Layer::Number, c, endCircle);
            hasLine = true;
        }
    if (!hasLine)
        return std::nullopt;
    Draft draft{skeleton, std::move(solution), skeleton};
    PlaceMap<char> seen(grid);
    for (const Place start : grid.cells()) {
        if (seen[start] != 0 || isVisited(draft.solution, start))
            continue;
        std::vector<Place> area = flood(grid, start, [&](Place, Place to) { return !isVisited(draft.solution, to); });
        for (const Place c : area)
            seen[c] = 1;
        const auto size = static_cast<int>(area.size());
        std::erase_if(area, [&](Place c) { return !context.limits.mayStand(c); });
        if (!area.empty() && context.limits.allows(size))
            draft.full.set(Layer::Number, context.random.pick(std::span<const Place>(area)), size);
    }
    return draft;
}

/// Lines near some wishes.
std::optional<Draft> pathsNear(std::vector<Wish> wishes, const SearchContext& context)
{
    const Board empty = blankBoard(context.genre, context.options());
    WishList list = context.demands;
    list.wishes = std::move(wishes);
    auto paths = solutionNear(empty, pathsInOnePiece(empty), list, pathsEffort, context.halt);
    return paths ? withEndsAndSizes(empty, *std::move(paths), context) : std::nullopt;
}

std::optional<Draft> beginPaths(const SearchContext& context)
{
    return pathsNear(windingLoopOnCells(blankBoard(context.genre, context.options()), context), context);
}

std::optional<Draft> changePaths(const Draft& draft, const Reading& reading, const SearchContext& context)
{
    const int radius = 3 + 2 * context.random.below(2);
    return pathsNear(wishesAwayFrom(draft.solution, openCell(reading, context), radius, context.random), context);
}

std::vector<Edit> reduceSizes(const Board& full, const SearchContext& context)
{
    std::vector<Place> cells = full.grid().cells();
    std::erase_if(cells, [&](Place c) { return full.at(Layer::Number, c) <= endCircle; });
    return reductionsAt(full, Layer::Number, cells, context);
}

} // namespace

extern const Method pathsRoundAreasMethod;
const Method pathsRoundAreasMethod{.name = "paths-round-areas",
                                   .begin = beginPaths,
                                   .change = changePaths,
                                   .reductions = reduceSizes,
                                   .keepsStart = true};

} // namespace tokisuji
