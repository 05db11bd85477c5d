#include "editor/ui/tools/trace.h"

#include "engine/board/rooms.h"

#include <algorithm>
#include <functional>

namespace tokisuji {

namespace {

using Next = std::function<std::vector<Place>(Place)>;

/// All places that can be reached from one, sorted.
std::vector<Place> flood(const Grid& grid, PlaceKind kind, Place from, const Next& next)
{
    std::vector<char> seen(static_cast<std::size_t>(grid.count(kind)));
    const auto isNew = [&](Place p) {
        return grid.contains(kind, p) && std::exchange(seen[static_cast<std::size_t>(grid.index(kind, p))], 1) == 0;
    };
    std::vector<Place> found;
    if (isNew(from))
        found.push_back(from);
    for (std::size_t i = 0; i < found.size(); ++i)
        for (const Place p : next(found[i]))
            if (isNew(p))
                found.push_back(p);
    std::ranges::sort(found);
    return found;
}

bool isLine(const Board& board, Place edge)
{
    return board.grid().contains(PlaceKind::Edge, edge) && board.at(Layer::Line, edge) > 0;
}

/// Lines of lattices meet in vertices, other lines in cells; bridges pass over each other outside islands.
std::vector<Place> nextEdges(const Board& board, bool onLattice, bool isBridge, Place edge)
{
    const bool upright = (edge.x & 1) == 0;
    const Axis axis = upright == onLattice ? Axis::Vertical : Axis::Horizontal;
    std::vector<Place> found;
    for (const Dir d : ends(axis)) {
        const Place joint = edge.step(d, 1);
        const bool straightOnly = isBridge && board.grid().hasCell(joint) && board.at(Layer::Number, joint) == blank;
        for (const Dir e : directions)
            if ((!straightOnly || e == d) && isLine(board, joint.step(e, 1)))
                found.push_back(joint.step(e, 1));
    }
    return found;
}

std::vector<Place> linePiece(const Board& board, const Genre& genre, Place edge)
{
    if (!isLine(board, edge))
        return {};
    const bool onLattice = genre.has(Mark::LatticeLine);
    const bool isBridge = genre.has(Mark::Bridge);
    return flood(board.grid(), PlaceKind::Edge, edge,
                 [&](Place e) { return nextEdges(board, onLattice, isBridge, e); });
}

/// The line edge that the spot means: the nearest of those round its cell and at the nearest point.
Place lineUnder(const Board& board, Spot spot)
{
    Place best = wholeBoard;
    double nearest = 4;
    for (const Place middle : {cellUnder(spot), nearestPlace(spot, 0.5)})
        for (const Dir d : directions) {
            const Place edge = middle.step(d, 1);
            const double x = spot.x - edge.x, y = spot.y - edge.y;
            if (isEdge(edge) && isLine(board, edge) && x * x + y * y < nearest) {
                nearest = x * x + y * y;
                best = edge;
            }
        }
    return best;
}

std::vector<Place> shadeGroup(const Board& board, const Habits& habits, Place cell)
{
    const bool isShaded = board.at(Layer::Shade, cell) == 1;
    const bool byCorners = isShaded && habits.shadesStayApart;
    return flood(board.grid(), PlaceKind::Cell, cell, [&](Place c) {
        std::vector<Place> found;
        for (int y = -2; y <= 2; y += 2)
            for (int x = -2; x <= 2; x += 2) {
                const Place next{static_cast<std::int16_t>(c.x + x), static_cast<std::int16_t>(c.y + y)};
                const bool touches = (x == 0) != (y == 0) || (byCorners && x != 0 && y != 0);
                if (touches && board.grid().hasCell(next) && (board.at(Layer::Shade, next) == 1) == isShaded)
                    found.push_back(next);
            }
        return found;
    });
}

std::vector<Place> roomOf(const Board& board, Place cell)
{
    for (Room& room : rooms(board))
        if (std::ranges::binary_search(room.cells, cell))
            return std::move(room.cells);
    return {};
}

} // namespace

std::vector<Place> regionAt(const Board& board, Place cell)
{
    return flood(board.grid(), PlaceKind::Cell, cell, [&](Place c) {
        std::vector<Place> found;
        for (const Dir d : directions)
            if (const Place edge = edgeBetween(c, d);
                board.at(Layer::Border, edge) != 1 && board.at(Layer::Room, edge) != 1)
                found.push_back(c.step(d));
        return found;
    });
}

std::vector<Place> traceAt(const Board& board, const Habits& habits, Spot spot)
{
    const Place cell = cellUnder(spot);
    const Genre& genre = *habits.genre;
    if (board.has(Layer::Line))
        if (const Place edge = lineUnder(board, spot); edge != wholeBoard)
            return linePiece(board, genre, edge);
    if (!board.grid().hasCell(cell))
        return {};
    if (board.has(Layer::Shade) && !board.isBlank(Layer::Shade))
        return shadeGroup(board, habits, cell);
    if (board.has(Layer::Border))
        return regionAt(board, cell);
    return board.has(Layer::Room) ? roomOf(board, cell) : std::vector<Place>{};
}

} // namespace tokisuji
