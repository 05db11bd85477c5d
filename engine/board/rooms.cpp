#include "engine/board/rooms.h"

#include "engine/board/terrain.h"

#include <algorithm>
#include <utility>

namespace tokisuji {

namespace {

std::vector<Place> flood(const Board& board, Place from, PlaceMap<char>& seen)
{
    const Grid& grid = board.grid();
    const auto mark = [&](Place p) { return std::exchange(seen[p], 1); };
    std::vector<Place> cells{from};
    mark(from);
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (const Dir d : directions) {
            const Place next = cells[i].step(d);
            if (grid.hasCell(next) && board.at(Layer::Room, edgeBetween(cells[i], d)) != 1 && mark(next) == 0)
                cells.push_back(next);
        }
    std::ranges::sort(cells);
    return cells;
}

/// It belongs to no room.
bool isOutside(const Board& board, Place cell)
{
    return isHole(board, cell) || isTerrain(board, cell, Terrain::Wall);
}

} // namespace

std::vector<Room> rooms(const Board& board)
{
    const Grid& grid = board.grid();
    PlaceMap<char> seen(grid);
    std::vector<Room> found;
    for (const Place c : grid.cells()) {
        if (seen[c] != 0)
            continue;
        Room room;
        room.cells = flood(board, c, seen);
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
    return roomSizes(board)[cell];
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
