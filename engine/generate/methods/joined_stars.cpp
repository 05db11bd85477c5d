// Seiza: stars and the lines between them are drawn first, then rooms grow round the stars. Some cells without either
// become holes, and every room says how many lines its star has; numbers are taken away again.
#include "engine/board/rooms.h"
#include "engine/board/terrain.h"
#include "engine/generate/general.h"
#include "engine/generate/method.h"
#include "engine/generate/random_loop.h"
#include "engine/generate/random_rooms.h"
#include "engine/rules/words/path.h"
#include "engine/rules/words/path_apart.h"
#include "engine/rules/words/shading.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr std::int64_t joinedStarsEffort = 20'000;
constexpr RuleFamily starsJoined{.id = "stars-joined"};

/// What the puzzle asks for before it has rooms.
Rules starsWithLines(const Board& board)
{
    Rules rules;
    const Field star = shade(rules, board);
    const Field line = cellLine(rules, board);
    notTouching(rules, star, starsJoined);
    for (const Place c : board.grid().cells()) {
        rules.at(c, starsJoined).when(star[c]).any(ways(line, c));
        passesStraight(rules, line, c, !star[c], starsJoined);
    }
    Graph lines = network(line);
    lines.nodes = usedCells(rules, line).all();
    rules.at(wholeBoard, starsJoined).connected(std::move(lines));
    return rules;
}

int linesAt(const Board& solution, Place star)
{
    return static_cast<int>(std::ranges::count_if(directions, [&](Dir d) {
        const Place edge = edgeBetween(star, d);
        return solution.grid().isInner(edge) && solution.at(Layer::Line, edge) == 1;
    }));
}

Board withLinesOfStars(const Board& skeleton, const Board& solution, const SearchContext& context)
{
    Board full = skeleton;
    for (const Room& room : rooms(skeleton))
        for (const Place c : room.cells)
            if (const int lines = linesAt(solution, c); solution.at(Layer::Shade, c) == 1
                                                        && context.limits.mayStand(room.anchor)
                                                        && context.limits.allows(lines))
                full.set(Layer::Number, room.anchor, lines);
    return full;
}

bool hasStarInEachRoom(const Board& board, const Board& solution)
{
    const auto isStar = [&](Place c) { return solution.at(Layer::Shade, c) == 1; };
    return std::ranges::all_of(rooms(board), [&](const Room& room) { return std::ranges::any_of(room.cells, isStar); });
}

/// Cells without a star or a line, where no room is cut in two by them.
void putHoles(Board& skeleton, const Board& solution, const SearchContext& context)
{
    for (const Place c : skeleton.grid().cells()) {
        if (solution.at(Layer::Shade, c) == 1 || isVisited(solution, c)
            || !context.random.chance(context.recipe.density))
            continue;
        Board trial = skeleton;
        setTerrain(trial, c, Terrain::Hole);
        if (hasStarInEachRoom(trial, solution))
            skeleton = std::move(trial);
    }
}

std::optional<Draft> beginJoinedStars(const SearchContext& context)
{
    constexpr double share = 0.5;
    Board skeleton = blankBoard(context.genre, context.options());
    WishList list = context.demands;
    for (const Place c : skeleton.grid().cells())
        if (context.random.chance(share))
            list.wishes.push_back({Layer::Shade, c, 1});
    context.random.shuffle(list.wishes);
    auto solution = solutionNear(skeleton, starsWithLines(skeleton), list, joinedStarsEffort, context.halt);
    if (!solution)
        return std::nullopt;
    std::vector<Place> stars = skeleton.grid().cells();
    std::erase_if(stars, [&](Place c) { return solution->at(Layer::Shade, c) != 1; });
    setRooms(skeleton, roomsAround(context.size(), stars, context.random));
    putHoles(skeleton, *solution, context);
    return draftWith(std::move(skeleton), *std::move(solution), context);
}

} // namespace

extern const Method joinedStarsMethod;
const Method joinedStarsMethod{.name = "joined-stars", .begin = beginJoinedStars, .clues = withLinesOfStars};

} // namespace tokisuji
