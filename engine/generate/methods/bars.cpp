// Tatebo-Yokobo: walls at random, then strokes; every wall tells how many bars end there, and every bar its length in
// one of its cells. Most numbers are taken away again.
#include "engine/board/terrain.h"
#include "engine/generate/general.h"
#include "engine/generate/method.h"

#include <algorithm>
#include <span>

namespace tokisuji {

namespace {

std::optional<Board> boardOfWalls(const SearchContext& context)
{
    Board board = blankBoard(context.genre, context.options());
    std::vector<std::vector<Place>> orbits = context.limits.orbits(board.grid().cells());
    context.random.shuffle(orbits);
    auto left = static_cast<int>(context.recipe.density * context.size().cells());
    for (const std::vector<Place>& orbit : orbits)
        if (std::ssize(orbit) <= left && context.limits.mayStand(orbit.front())) {
            for (const Place c : orbit)
                setTerrain(board, c, Terrain::Wall);
            left -= static_cast<int>(orbit.size());
        }
    return board;
}

Dir alongBar(int bar)
{
    return bar == static_cast<int>(Bar::Vertical) ? Dir::Down : Dir::Right;
}

/// A wall or the frame has no bar.
int barAt(const Board& solution, Place cell)
{
    return solution.grid().hasCell(cell) ? solution.at(Layer::Bar, cell) : blank;
}

int barsEndingAt(const Board& solution, Place wall)
{
    return static_cast<int>(std::ranges::count_if(directions, [&](Dir d) {
        const int bar = barAt(solution, wall.step(d));
        return bar > 0 && (alongBar(bar) == d || alongBar(bar) == opposite(d));
    }));
}

Board withLengths(const Board& skeleton, const Board& solution, const SearchContext& context)
{
    Board full = skeleton;
    for (const Place c : full.grid().cells()) {
        if (isTerrain(skeleton, c, Terrain::Wall)) {
            full.set(Layer::Number, c, barsEndingAt(solution, c));
            continue;
        }
        const int bar = barAt(solution, c);
        const Dir d = alongBar(bar);
        if (bar <= 0 || barAt(solution, c.step(opposite(d))) == bar)
            continue; // not where a bar begins
        std::vector<Place> cells;
        for (Place at = c; barAt(solution, at) == bar; at = at.step(d))
            cells.push_back(at);
        const Place told = context.random.pick(std::span<const Place>(cells));
        if (context.limits.mayStand(told))
            full.set(Layer::Number, told, static_cast<int>(cells.size()));
    }
    return full;
}

std::optional<Draft> changeBars(const Draft& draft, const Reading& reading, const SearchContext& context)
{
    constexpr int reach = 4;
    const Place near = openCell(reading, context);
    std::vector<Wish> wishes = wishesOf(draft.solution);
    for (Wish& wish : wishes)
        if (std::abs(wish.place.x - near.x) <= reach && std::abs(wish.place.y - near.y) <= reach
            && context.random.chance(0.5))
            wish.value = static_cast<int>(context.random.chance(0.5) ? Bar::Vertical : Bar::Horizontal);
    return draftFor(draft.skeleton, std::move(wishes), context);
}

std::vector<Edit> reduceNumbers(const Board& full, const SearchContext& context)
{
    std::vector<Place> cells = full.grid().cells();
    std::erase_if(cells, [&](Place c) { return full.at(Layer::Number, c) == blank; });
    return reductionsAt(full, Layer::Number, cells, context);
}

} // namespace

extern const Method barsMethod;
const Method barsMethod{
    .name = "bars", .skeleton = boardOfWalls, .clues = withLengths, .change = changeBars, .reductions = reduceNumbers};

} // namespace tokisuji
