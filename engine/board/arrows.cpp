#include "engine/board/arrows.h"

#include "engine/board/terrain.h"
#include "engine/util/components.h"

#include <algorithm>
#include <set>

namespace tokisuji {

namespace {

enum class Towards : std::uint8_t { Head, Tail };

/// The next cells of the arrows that a cell lies on.
std::vector<Place> neighboursOf(const Board& board, Place cell, Towards end)
{
    std::vector<Place> found;
    for (const Dir d : directions)
        if (end == Towards::Head ? leads(board, cell, d) : leads(board, cell.step(d), opposite(d)))
            found.push_back(cell.step(d));
    return found;
}

/// The cells of an arrow that neither branches nor meets another one.
std::vector<Place> followed(const Board& board, Place tail)
{
    std::vector<Place> cells{tail};
    for (auto next = neighboursOf(board, tail, Towards::Head); !next.empty();
         next = neighboursOf(board, cells.back(), Towards::Head))
        cells.push_back(next.front());
    return cells;
}

} // namespace

bool leads(const Board& board, Place cell, Dir d)
{
    const Place edge = edgeBetween(cell, d);
    return board.grid().isInner(edge) && board.at(Layer::Way, edge) == static_cast<int>(d);
}

bool mayLead(const Board& board, Place cell, Dir d)
{
    const Place next = cell.step(d);
    if (!board.grid().isInner(edgeBetween(cell, d)) || isTerrain(board, cell, Terrain::Wall)
        || isTerrain(board, next, Terrain::Wall))
        return false;
    Board without = board;
    without.set(Layer::Way, edgeBetween(cell, d), blank);
    if (!neighboursOf(without, cell, Towards::Head).empty() || !neighboursOf(without, next, Towards::Tail).empty())
        return false;
    const std::vector<Place> onward = followed(without, next);
    return std::ranges::find(onward, cell) == onward.end();
}

Arrows arrowsOf(const Board& board)
{
    const Grid& grid = board.grid();
    const std::vector<Place> cells = grid.cells();
    const auto at = [&](Place cell) { return grid.index(PlaceKind::Cell, cell); };
    Arrows found;
    Components components(static_cast<int>(cells.size()));
    for (const Place cell : cells) {
        const auto next = neighboursOf(board, cell, Towards::Head);
        for (const Place other : next)
            components.join(at(cell), at(other));
        if (next.size() > 1 || neighboursOf(board, cell, Towards::Tail).size() > 1)
            found.misfits.push_back(cell);
    }
    std::set<int> known; // parts of the board that hang together by arrows, by Components::find
    for (const Place cell : found.misfits)
        known.insert(components.find(at(cell)));
    const auto isNew = [&](Place cell) {
        return !neighboursOf(board, cell, Towards::Head).empty() && !known.contains(components.find(at(cell)));
    };
    for (const Place cell : cells)
        if (isNew(cell) && neighboursOf(board, cell, Towards::Tail).empty()) {
            found.ways.push_back(followed(board, cell));
            known.insert(components.find(at(cell)));
        }
    for (const Place cell : cells) // no tail: a ring
        if (isNew(cell)) {
            found.misfits.push_back(cell);
            known.insert(components.find(at(cell)));
        }
    return found;
}

} // namespace tokisuji
