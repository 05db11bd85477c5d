// Mukkonn Enn: a few holes, and a loop through all other cells. On every side of a cell that the loop uses stands how
// far it goes straight from there, and most of these numbers are taken away again.
#include "engine/board/terrain.h"
#include "engine/generate/general.h"
#include "engine/generate/method.h"

#include <algorithm>
#include <array>

namespace tokisuji {

namespace {

constexpr std::array<Layer, 4> numberedSides{Layer::Up, Layer::Down, Layer::Left,
                                             Layer::Right}; // in the order of `directions`

/// As many dark as light cells of a chessboard are left, or there is no loop.
std::optional<Board> boardWithFewHoles(const SearchContext& context)
{
    Board board = blankBoard(context.genre, context.options());
    std::vector<Place> cells = board.grid().cells();
    std::erase_if(cells, [&](Place c) { return !context.limits.mayStand(c); });
    context.random.shuffle(cells);
    const auto pairs = static_cast<int>(context.recipe.density * context.size().cells() / 2 + 0.5);
    const bool isOdd = context.size().cells() % 2 != 0; // there is one light cell more
    std::array<int, 2> left{pairs + (isOdd ? 1 : 0), pairs};
    for (const Place c : cells)
        if (int& holes = left[static_cast<std::size_t>((column(c) + row(c)) % 2)]; holes > 0) {
            setTerrain(board, c, Terrain::Hole);
            --holes;
        }
    return board;
}

int straightCells(const Board& solution, Place cell, Dir d)
{
    const auto goesOn = [&](Place at) {
        const Place edge = edgeBetween(at, d);
        return solution.grid().isInner(edge) && solution.at(Layer::Line, edge) == 1;
    };
    int count = 0;
    for (Place at = cell; goesOn(at); at = at.step(d))
        ++count;
    return count;
}

Board withStraightWays(const Board& skeleton, const Board& solution, const SearchContext& context)
{
    Board full = skeleton;
    for (const Place c : full.grid().cells())
        for (std::size_t i = 0; i < directions.size() && context.limits.mayStand(c); ++i)
            if (const int count = straightCells(solution, c, directions[i]); count > 0) {
                full.set(numberedSides[i], c, count);
                setTerrain(full, c, Terrain::Mark);
            }
    return full;
}

std::vector<Edit> reduceStraightWays(const Board& full, const SearchContext&)
{
    std::vector<Edit> reductions;
    for (const Place c : full.grid().cells())
        for (const Layer side : numberedSides)
            if (full.at(side, c) != blank) {
                EditBuilder fewer(full);
                fewer.set(side, c, blank);
                reductions.push_back(fewer.edit());
            }
    return reductions;
}

/// Cells that have lost all their numbers are plain.
void clearMarks(Board& board)
{
    for (const Place c : board.grid().cells())
        if (isTerrain(board, c, Terrain::Mark)
            && std::ranges::all_of(numberedSides, [&](Layer side) { return board.at(side, c) == blank; }))
            board.set(Layer::Terrain, c, blank);
}

} // namespace

extern const Method straightWaysMethod;
const Method straightWaysMethod{.name = "straight-ways",
                                .skeleton = boardWithFewHoles,
                                .clues = withStraightWays,
                                .change = changeMarks,
                                .reductions = reduceStraightWays,
                                .normalize = clearMarks};

} // namespace tokisuji
