#include "engine/generate/random_rooms.h"

#include "engine/board/rooms.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace tokisuji {

namespace {

std::size_t at(const Grid& grid, Place cell)
{
    return static_cast<std::size_t>(grid.index(PlaceKind::Cell, cell));
}

/// Rooms beside a room, each as often as they share an edge.
std::vector<int> neighboursOf(const RoomNumbers& rooms, const Grid& grid, int room)
{
    std::vector<int> found;
    for (const Place c : grid.cells())
        if (rooms[at(grid, c)] == room)
            for (const Place n : grid.neighbours(c))
                if (rooms[at(grid, n)] != room)
                    found.push_back(rooms[at(grid, n)]);
    return found;
}

int sizeOf(const RoomNumbers& rooms, int room)
{
    return static_cast<int>(std::ranges::count(rooms, room));
}

} // namespace

/// Single cells are joined, small rooms first, until each is large enough.
RoomNumbers randomPolyominoes(Size size, int least, int most, Random& random)
{
    const Grid grid(size);
    RoomNumbers rooms(static_cast<std::size_t>(size.cells()));
    std::iota(rooms.begin(), rooms.end(), 0);
    std::vector<int> order = rooms;
    random.shuffle(order);
    for (const int room : order) {
        const int wanted = least + random.below(most - least + 1);
        for (int have = sizeOf(rooms, room); have > 0 && have < wanted;) {
            std::vector<int> beside = neighboursOf(rooms, grid, room);
            std::erase_if(beside, [&](int other) { return have + sizeOf(rooms, other) > most; });
            if (beside.empty() && have < least)
                beside = neighboursOf(rooms, grid, room);
            if (beside.empty())
                break;
            const int taken = random.pick(std::span<const int>(beside));
            std::ranges::replace(rooms, taken, room);
            have = sizeOf(rooms, room);
        }
    }
    return rooms;
}

RoomNumbers randomRectangles(Size size, int longest, Random& random)
{
    const Grid grid(size);
    RoomNumbers rooms(static_cast<std::size_t>(size.cells()), -1);
    int count = 0;
    for (const Place corner : grid.cells()) {
        if (rooms[at(grid, corner)] >= 0)
            continue;
        const int height = std::min(1 + random.below(longest), size.height - row(corner));
        int width = 1;
        const int wanted = 1 + random.below(longest);
        const auto isFree = [&](int x) { return x < size.width && rooms[at(grid, cellAt(x, row(corner)))] < 0; };
        while (width < wanted && isFree(column(corner) + width))
            ++width;
        for (int y = row(corner); y < row(corner) + height; ++y)
            for (int x = column(corner); x < column(corner) + width; ++x)
                rooms[at(grid, cellAt(x, y))] = count;
        ++count;
    }
    return rooms;
}

RoomNumbers roomsAround(Size size, const std::vector<Place>& seeds, Random& random)
{
    const Grid grid(size);
    RoomNumbers rooms(static_cast<std::size_t>(size.cells()), -1);
    std::vector<Place> rim;
    for (std::size_t i = 0; i < seeds.size(); ++i) {
        rooms[at(grid, seeds[i])] = static_cast<int>(i);
        rim.push_back(seeds[i]);
    }
    while (!rim.empty()) {
        const auto drawn = static_cast<std::size_t>(random.below(static_cast<int>(rim.size())));
        const Place from = rim[drawn];
        std::vector<Place> open = grid.neighbours(from);
        std::erase_if(open, [&](Place p) { return rooms[at(grid, p)] >= 0; });
        if (open.empty()) {
            rim[drawn] = rim.back();
            rim.pop_back();
            continue;
        }
        const Place next = random.pick(std::span<const Place>(open));
        rooms[at(grid, next)] = rooms[at(grid, from)];
        rim.push_back(next);
    }
    return rooms;
}

void setRooms(Board& board, const RoomNumbers& rooms)
{
    for (const Place edge : board.grid().innerEdges()) {
        const auto [one, other] = cellsBeside(edge);
        const bool parted = rooms[at(board.grid(), one)] != rooms[at(board.grid(), other)];
        board.set(Layer::Room, edge, parted ? 1 : blank);
    }
}

RoomNumbers roomNumbers(const Board& board)
{
    return roomOfCells(board, rooms(board));
}

bool canLeave(const RoomNumbers& rooms, Size size, Place cell)
{
    const Grid grid(size);
    const int room = rooms[at(grid, cell)];
    const auto inRoom = [&](Place p) { return p != cell && rooms[at(grid, p)] == room; };
    std::vector<Place> reached;
    for (const Place n : grid.neighbours(cell))
        if (reached.empty() && inRoom(n))
            reached.push_back(n);
    for (std::size_t i = 0; i < reached.size(); ++i)
        for (const Place n : grid.neighbours(reached[i]))
            if (inRoom(n) && std::ranges::find(reached, n) == reached.end())
                reached.push_back(n);
    return !reached.empty() && static_cast<int>(reached.size()) + 1 == sizeOf(rooms, room);
}

} // namespace tokisuji
