// Nuri-Maze: the maze first, by rules without signs; then S and G stand far from each other, circles on the way between
// them and triangles off it, and most of these are taken away again.
#include "engine/board/flood.h"
#include "engine/board/maze_signs.h"
#include "engine/board/rooms.h"
#include "engine/generate/general.h"
#include "engine/generate/method.h"
#include "engine/genre/registry.h"
#include "engine/rules/families.h"
#include "engine/rules/words/regions.h"
#include "engine/rules/words/tiles.h"

#include <algorithm>
#include <span>

namespace tokisuji {

namespace {

constexpr std::int64_t mazeEffort = 20'000;

std::vector<Place> openCells(const Board& solution)
{
    std::vector<Place> cells = solution.grid().cells();
    std::erase_if(cells, [&](Place c) { return solution.at(Layer::Shade, c) == 1; });
    return cells;
}

/// What is reached in a maze from a cell when another one is closed.
std::vector<Place> reachedWithout(const Board& solution, Place from, Place closed)
{
    return flood(solution.grid(), from,
                 [&](Place, Place to) { return to != closed && solution.at(Layer::Shade, to) != 1; });
}

/// A way is walked to its end twice: both ends of the longest one.
std::pair<Place, Place> endsOfMaze(const Board& solution, Random& random)
{
    const std::vector<Place> open = openCells(solution);
    const Place any = random.pick(std::span<const Place>(open));
    const Place start = reachedWithout(solution, any, wholeBoard).back(); // breadth first: the farthest
    return {start, reachedWithout(solution, start, wholeBoard).back()};
}

std::optional<Draft> withWay(const Board& skeleton, Board solution, const SearchContext& context)
{
    constexpr std::size_t shortest = 4;
    if (openCells(solution).size() < shortest)
        return std::nullopt;
    const auto [start, goal] = endsOfMaze(solution, context.random);
    Draft draft{skeleton, std::move(solution), skeleton};
    for (const Place c : openCells(draft.solution)) {
        const std::vector<Place> reached = reachedWithout(draft.solution, start, c);
        const bool isOnWay = std::ranges::find(reached, goal) == reached.end();
        const int sign = c == start ? mazeStart : c == goal ? mazeGoal : isOnWay ? mazeCircle : mazeTriangle;
        if (sign <= mazeGoal || context.limits.mayStand(c))
            draft.full.set(Layer::Number, c, sign);
    }
    return draft;
}

/// A maze near some wishes, of tiles without signs.
std::optional<Draft> mazeNear(const Board& skeleton, std::vector<Wish> wishes, const SearchContext& context)
{
    Rules rules;
    const Field black = shade(rules, skeleton);
    const std::vector<Room> all = rooms(skeleton);
    uniformRooms(rules, all, black);
    noSquareOfTiles(rules, skeleton, all, black);
    noSquareOfTiles(rules, skeleton, all, !black);
    tree(rules, !black, family::whiteConnected);
    WishList list = context.demands;
    list.wishes = std::move(wishes);
    auto maze = solutionNear(skeleton, rules, list, mazeEffort, context.halt);
    return maze ? withWay(skeleton, *std::move(maze), context) : std::nullopt;
}

std::optional<Draft> beginMaze(const SearchContext& context)
{
    constexpr int draws = 30;
    for (int i = 0; i < draws && !context.halt.reached(); ++i)
        if (const auto skeleton = generalSkeleton(context))
            if (auto draft = mazeNear(*skeleton, randomWishes(*skeleton, context), context))
                return draft;
    return std::nullopt;
}

std::optional<Draft> changeMaze(const Draft& draft, const Reading& reading, const SearchContext& context)
{
    return changeMarksOrRooms(draft, reading, context, 0.5, mazeNear);
}

/// Circles and triangles.
std::vector<Edit> reduceWaySigns(const Board& full, const SearchContext& context)
{
    std::vector<Place> cells = full.grid().cells();
    std::erase_if(cells, [&](Place c) { return full.at(Layer::Number, c) <= mazeGoal; });
    return reductionsAt(full, Layer::Number, cells, context);
}

} // namespace

extern const Method mazeOfTilesMethod;
const Method mazeOfTilesMethod{.name = "maze-of-tiles",
                               .begin = beginMaze,
                               .change = changeMaze,
                               .reductions = reduceWaySigns,
                               .keepsStart = true};

} // namespace tokisuji
