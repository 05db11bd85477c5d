#include "engine/generate/random_rooms.h"

#include "engine/board/flood.h"
#include "engine/board/rooms.h"
#include "engine/generate/orbits.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <utility>

namespace tokisuji {

namespace {

/// Every cell is a room of its own, with the cell's number.
RoomNumbers singleCells(const Grid& grid)
{
    RoomNumbers rooms(grid);
    std::iota(rooms.values().begin(), rooms.values().end(), 0);
    return rooms;
}

/// The edges between a room and others.
std::vector<Place> bordersOf(const RoomNumbers& rooms, const Grid& grid, int room)
{
    std::vector<Place> found;
    for (const Place edge : grid.innerEdges()) {
        const auto [p, q] = cellsBeside(edge);
        if ((rooms[p] == room) != (rooms[q] == room))
            found.push_back(edge);
    }
    return found;
}

/// Joins the rooms beside an edge, and those beside its images. `room` keeps its number.
RoomNumbers joinedOver(Place edge, RoomNumbers rooms, Size size, Symmetry symmetry, int room)
{
    const Grid grid(size);
    for (const Place image : orbitOf(edge, size, symmetry)) {
        const auto [p, q] = cellsBeside(image);
        int kept = rooms[p], taken = rooms[q];
        if (taken == room)
            std::swap(kept, taken);
        std::ranges::replace(rooms.values(), taken, kept);
    }
    return rooms;
}

int sizeOf(const RoomNumbers& rooms, int room)
{
    return static_cast<int>(std::ranges::count(rooms.values(), room));
}

int countOf(const RoomNumbers& rooms)
{
    return static_cast<int>(std::set<int>(rooms.values().begin(), rooms.values().end()).size());
}

/// One of the smallest rooms, and its images, joined with rooms beside them, so that at least so many rooms are left;
/// a larger one where that does not go. None where no rooms can be joined.
std::optional<RoomNumbers> withSmallestJoined(const RoomNumbers& rooms, int count, Size size, Symmetry symmetry,
                                              Random& random)
{
    const Grid grid(size);
    std::vector<int> sizes(rooms.values().size(), 0); // rooms are numbered as cells are
    for (const int room : rooms.values())
        ++sizes[static_cast<std::size_t>(room)];
    const auto sizeBeside = [&](Place cell) { return sizes[static_cast<std::size_t>(rooms[cell])]; };
    const auto roomsBeside = [&](Place edge) { // the smaller one first
        const auto [p, q] = cellsBeside(edge);
        return std::pair(std::min(sizeBeside(p), sizeBeside(q)), std::max(sizeBeside(p), sizeBeside(q)));
    };
    std::vector<Place> borders = grid.innerEdges();
    std::erase_if(borders, [&](Place edge) {
        const auto [p, q] = cellsBeside(edge);
        return rooms[p] == rooms[q];
    });
    random.shuffle(borders);
    while (!borders.empty()) {
        const auto least = std::ranges::min_element(borders, {}, roomsBeside);
        RoomNumbers fewer = joinedOver(*least, rooms, size, symmetry, rooms[cellsBeside(*least).front()]);
        if (countOf(fewer) >= count)
            return fewer;
        borders.erase(least);
    }
    return std::nullopt;
}

} // namespace

/// Single cells are joined, in any order, until each room is large enough.
RoomNumbers randomPolyominoes(Size size, int least, int most, Symmetry symmetry, Random& random)
{
    const Grid grid(size);
    RoomNumbers rooms = singleCells(grid);
    std::vector<int> order = rooms.values();
    random.shuffle(order);
    for (const int room : order) {
        const int wanted = least + random.below(most - least + 1);
        for (int have = sizeOf(rooms, room); have > 0 && have < wanted;) {
            std::vector<Place> borders = bordersOf(rooms, grid, room);
            random.shuffle(borders);
            RoomNumbers larger;
            const auto fits = [&](Place edge) {
                larger = joinedOver(edge, rooms, size, symmetry, room);
                return sizeOf(larger, room) <= most;
            };
            if (borders.empty() || (std::ranges::none_of(borders, fits) && have >= least))
                break;
            rooms = std::move(larger);
            have = sizeOf(rooms, room);
        }
    }
    return rooms;
}

/// The smallest rooms are joined with one beside them.
std::optional<RoomNumbers> randomDivision(Size size, int count, Symmetry symmetry, Random& random)
{
    const Grid grid(size);
    RoomNumbers rooms = singleCells(Grid(size));
    for (int have = countOf(rooms); have > count; have = countOf(rooms)) {
        const std::optional<RoomNumbers> fewer = withSmallestJoined(rooms, count, size, symmetry, random);
        if (!fewer)
            return std::nullopt;
        rooms = *fewer;
    }
    return rooms;
}

namespace {

std::vector<Place> rectangle(Place corner, int width, int height)
{
    std::vector<Place> cells;
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            cells.push_back(cellAt(column(corner) + x, row(corner) + y));
    return cells;
}

/// Numbers a set of cells and each of its images. False: some of them are taken, or overlap; nothing changes.
bool placeAll(const std::vector<std::vector<Place>>& images, RoomNumbers& rooms, const Grid& grid, int& count)
{
    RoomNumbers trial = rooms;
    int next = count;
    for (const std::vector<Place>& image : images) {
        for (const Place cell : image) {
            if (!grid.hasCell(cell) || trial[cell] >= 0)
                return false;
            trial[cell] = next;
        }
        ++next;
    }
    rooms = std::move(trial);
    count = next;
    return true;
}

} // namespace

RoomNumbers randomRectangles(Size size, int longest, Symmetry symmetry, Random& random)
{
    const Grid grid(size);
    RoomNumbers rooms(grid, -1);
    int count = 0;
    for (const Place corner : grid.cells()) {
        if (rooms[corner] >= 0)
            continue;
        int width = std::min(1 + random.below(longest), size.width - column(corner));
        int height = std::min(1 + random.below(longest), size.height - row(corner));
        while (!placeAll(imagesOf(rectangle(corner, width, height), size, symmetry), rooms, grid, count))
            --(width > height || (width == height && random.chance(0.5)) ? width : height);
    }
    return rooms;
}

void growRooms(RoomNumbers& rooms, std::vector<Place> rim, Random& random)
{
    while (!rim.empty()) {
        const auto drawn = static_cast<std::size_t>(random.below(static_cast<int>(rim.size())));
        const Place from = rim[drawn];
        std::vector<Place> open = rooms.grid().neighbours(from);
        std::erase_if(open, [&](Place p) { return rooms[p] >= 0; });
        if (open.empty()) {
            rim[drawn] = rim.back();
            rim.pop_back();
            continue;
        }
        const Place next = random.pick(std::span<const Place>(open));
        rooms[next] = rooms[from];
        rim.push_back(next);
    }
}

RoomNumbers roomsAround(Size size, const std::vector<Place>& seeds, Random& random)
{
    RoomNumbers rooms(Grid(size), -1);
    for (std::size_t i = 0; i < seeds.size(); ++i)
        rooms[seeds[i]] = static_cast<int>(i);
    growRooms(rooms, seeds, random);
    return rooms;
}

void setRooms(Board& board, const RoomNumbers& rooms)
{
    for (const Place edge : board.grid().innerEdges()) {
        const auto [one, other] = cellsBeside(edge);
        const bool parted = rooms[one] != rooms[other];
        board.set(Layer::Room, edge, parted ? 1 : blank);
    }
}

RoomNumbers roomNumbers(const Board& board)
{
    return roomOfCells(board, rooms(board));
}

std::vector<Place> withoutBorders(const Board& solution, Place start)
{
    return flood(solution.grid(), start, [&](Place from, Place to) {
        const Place edge{static_cast<std::int16_t>((from.x + to.x) / 2),
                         static_cast<std::int16_t>((from.y + to.y) / 2)};
        return solution.at(Layer::Border, edge) != 1;
    });
}

bool hangsTogether(const RoomNumbers& rooms, int room)
{
    const std::vector<int>& numbers = rooms.values();
    const auto first = std::ranges::find(numbers, room);
    if (first == numbers.end())
        return false;
    const Place start = rooms.grid().place(PlaceKind::Cell, static_cast<int>(first - numbers.begin()));
    const auto reached = flood(rooms.grid(), start, [&](Place, Place to) { return rooms[to] == room; });
    return std::ssize(reached) == sizeOf(rooms, room);
}

bool canLeave(const RoomNumbers& rooms, Place cell)
{
    const int room = rooms[cell];
    const auto isOther = [&](Place p) { return p != cell && rooms[p] == room; };
    const std::vector<Place> beside = rooms.grid().neighbours(cell);
    const auto first = std::ranges::find_if(beside, isOther);
    if (first == beside.end())
        return false;
    const auto reached = flood(rooms.grid(), *first, [&](Place, Place to) { return isOther(to); });
    return static_cast<int>(reached.size()) + 1 == sizeOf(rooms, room);
}

} // namespace tokisuji
