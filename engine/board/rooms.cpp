#include "engine/board/rooms.h"

#include "engine/board/terrain.h"

#include <algorithm>
#include <utility>

namespace tokisuji {

namespace {

/// It belongs to no room.
bool isOutside(const Board& board, Place cell)
{
    return isHole(board, cell) || isTerrain(board, cell, Terrain::Wall);
}

/// Who separates cells: borders alone, or holes and filled cells too.
enum class Parted : std::uint8_t { ByBorders, ByHolesToo };

std::vector<Place> flood(const Board& board, Place from, Parted parted, PlaceMap<char>& seen)
{
    const Grid& grid = board.grid();
    const auto mark = [&](Place p) { return std::exchange(seen[p], 1); };
    const auto isOpen = [&](Place p) { return parted == Parted::ByBorders || !isOutside(board, p); };
    std::vector<Place> cells{from};
    mark(from);
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (const Dir d : directions) {
            const Place next = cells[i].step(d);
            if (grid.hasCell(next) && board.at(Layer::Room, edgeBetween(cells[i], d)) != 1 && isOpen(next)
                && mark(next) == 0)
                cells.push_back(next);
        }
    return cells;
}

} // namespace

std::vector<Room> rooms(const Board& board)
{
    const Grid& grid = board.grid();
    // Where rooms have numbers, a hole is no cell that could keep one.
    const Parted parted = board.hasRoomNumbers() && board.has(Layer::Terrain) ? Parted::ByHolesToo : Parted::ByBorders;
    PlaceMap<char> seen(grid);
    std::vector<Room> found;
    for (const Place c : grid.cells()) {
        if (seen[c] != 0 || (parted == Parted::ByHolesToo && isOutside(board, c)))
            continue;
        Room room;
        room.cells = flood(board, c, parted, seen);
        std::ranges::sort(room.cells);
        room.anchor = *std::ranges::min_element(room.cells, {}, [](Place p) { return std::pair(p.x, p.y); });
        const auto hasNumber = [&](Place p) { return board.at(Layer::Number, p) != blank; };
        const auto holder = hasNumber(room.anchor) ? std::ranges::find(room.cells, room.anchor)
                                                   : std::ranges::find_if(room.cells, hasNumber);
        if (holder != room.cells.end()) {
            room.numberCell = *holder;
            room.number = board.at(Layer::Number, *holder);
        }
        found.push_back(std::move(room));
    }
    return found;
}

PlaceMap<int> roomOfCells(const Board& board, const std::vector<Room>& rooms)
{
    PlaceMap<int> of(board.grid());
    for (std::size_t i = 0; i < rooms.size(); ++i)
        for (const Place c : rooms[i].cells)
            of[c] = static_cast<int>(i);
    return of;
}

Board withBordersRoundHoles(const Board& board)
{
    Board walled = board;
    for (const Place c : board.grid().cells())
        if (isOutside(board, c))
            for (const Dir d : directions)
                walled.set(Layer::Room, edgeBetween(c, d), 1);
    return walled;
}

std::vector<Room> roomsBetweenHoles(const Board& board)
{
    std::vector<Room> found = rooms(withBordersRoundHoles(board));
    std::erase_if(found, [&](const Room& room) { return isOutside(board, room.anchor); });
    return found;
}

std::vector<Room> tiles(const Board& board)
{
    Board divided = board;
    for (const Place edge : board.grid().innerEdges())
        if (board.at(Layer::Room, edge) == thinBorder)
            divided.set(Layer::Room, edge, 1);
    return roomsBetweenHoles(divided);
}

PlaceMap<int> roomSizes(const Board& board)
{
    PlaceMap<int> sizes(board.grid());
    for (const Room& room : roomsBetweenHoles(board))
        for (const Place c : room.cells)
            sizes[c] = static_cast<int>(room.cells.size());
    return sizes;
}

std::vector<Place> givenBorders(const Board& board)
{
    std::vector<Place> edges;
    for (const Place edge : board.grid().innerEdges())
        if (board.at(Layer::Room, edge) == 1)
            edges.push_back(edge);
    return edges;
}

int largestRoom(const Board& board)
{
    return std::ranges::max(roomSizes(board).values());
}

int roomSizeAt(const Board& board, Place cell)
{
    PlaceMap<char> seen(board.grid());
    return isOutside(board, cell) ? 0 : static_cast<int>(flood(board, cell, Parted::ByHolesToo, seen).size());
}

void settleRoomNumbers(EditBuilder& builder)
{
    if (!builder.board().hasRoomNumbers())
        return;
    for (const Room& room : rooms(builder.board())) {
        for (const Place c : room.cells)
            builder.set(Layer::Number, c, c == room.anchor ? room.number : blank);
    }
}

} // namespace tokisuji
