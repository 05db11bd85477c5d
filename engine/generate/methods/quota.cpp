// Rooms that hold so many shaded cells or stars each: Lits, Norinori, Star Battle.
//
// A solution is held and the rooms are moved under it (see partition.h).
#include "engine/board/star_count.h"
#include "engine/generate/general.h"
#include "engine/generate/method.h"
#include "engine/generate/methods/partition.h"
#include "engine/generate/random_rooms.h"
#include "engine/genre/registry.h"

#include <algorithm>
#include <map>
#include <set>
#include <span>

namespace tokisuji {

namespace {

/// Moves the rooms until the solution is the only one.
std::optional<Draft> divided(Partition partition, const SearchContext& context)
{
    const int mostKills = 4 * context.size().cells();
    for (int kills = 0; kills < mostKills; ++kills) {
        const Draft draft = partition.draft();
        const Reading reading = readBoard(draft.full, draft.solution, {.mostOpen = 0}, context.halt);
        if (reading.kind == Reading::Unique)
            return draft;
        if (reading.kind != Reading::Several || !partition.kill(reading.others.front()))
            return std::nullopt;
    }
    return std::nullopt;
}

/// Joins rooms that lie side by side, `size` of them each time. None where some are left over.
std::optional<RoomNumbers> joined(RoomNumbers rooms, int size, const SearchContext& context)
{
    const Grid grid(context.size());
    std::map<int, int> parts; ///< of each room, as how many it counts
    for (const int room : rooms.values())
        parts[room] = 1;
    const auto partners = [&] { // of every room that is not full
        std::map<int, std::set<int>> found;
        for (const auto& [room, count] : parts)
            if (count < size)
                found[room];
        for (const Place edge : grid.innerEdges()) {
            const auto [p, q] = cellsBeside(edge);
            const int a = rooms[p], b = rooms[q];
            if (a == b || parts[a] + parts[b] > size)
                continue;
            found[a].insert(b);
            found[b].insert(a);
        }
        return found;
    };
    while (!context.halt.reached()) {
        std::vector<int> fewest;
        int tightest = -1;
        for (const auto& [room, beside] : partners())
            if (tightest < 0 || beside.size() < fewest.size()) {
                tightest = room;
                fewest.assign(beside.begin(), beside.end());
            }
        if (tightest < 0)
            return rooms;
        if (fewest.empty())
            return std::nullopt;
        const int taken = context.random.pick(std::span<const int>(fewest));
        std::ranges::replace(rooms.values(), taken, tightest);
        parts[tightest] += parts[taken];
        parts.erase(taken);
    }
    return std::nullopt;
}

/// Rooms that hold `quota` of the filled cells each.
std::optional<RoomNumbers> roomsFor(const Board& solution, int quota, const SearchContext& context)
{
    constexpr int tries = 30;
    std::vector<Place> seeds = solution.grid().cells();
    std::erase_if(seeds, [&](Place c) { return solution.at(Layer::Shade, c) != 1; });
    for (int i = 0; i < tries; ++i)
        if (auto rooms = joined(roomsAround(context.size(), seeds, context.random), quota, context))
            return rooms;
    return std::nullopt;
}

/// A solution of some rooms, which are then moved.
std::optional<Draft> movedFrom(const Board& skeleton, int quota, const SearchContext& context)
{
    const auto first = draftFor(skeleton, randomWishes(skeleton, context), context);
    return first ? divided(Partition(context, first->solution, roomNumbers(skeleton), quota), context) : std::nullopt;
}

/// A solution of some rooms that is kept, in rooms that are made anew round it.
std::optional<Draft> movedRound(const Board& skeleton, int quota, const SearchContext& context)
{
    const auto first = draftFor(skeleton, randomWishes(skeleton, context), context);
    if (!first)
        return std::nullopt;
    const auto rooms = roomsFor(first->solution, quota, context);
    return rooms ? divided(Partition(context, first->solution, *rooms, quota), context) : std::nullopt;
}

bool isSymmetric(const SearchContext& context)
{
    return context.options().symmetry != Symmetry::None;
}

RoomNumbers rowsAsRooms(Size size)
{
    const Grid grid(size);
    RoomNumbers rows(grid);
    for (const Place c : grid.cells())
        rows[c] = row(c);
    return rows;
}

std::optional<Draft> beginTetrominoes(const SearchContext& context)
{
    return movedFrom(*generalSkeleton(context), 4, context);
}

/// The dominoes are drawn in rooms; the rooms round them are made anew, so that dominoes lie across borders. That does
/// not keep a symmetry.
std::optional<Draft> beginDominoes(const SearchContext& context)
{
    constexpr int quota = 2;
    const Board skeleton = *generalSkeleton(context);
    return isSymmetric(context) ? movedFrom(skeleton, quota, context) : movedRound(skeleton, quota, context);
}

/// With rows as rooms the stars are drawn; then rooms grow round them. In a symmetry the rooms come first.
std::optional<Draft> beginStars(const SearchContext& context)
{
    Board board = blankBoard(context.genre, context.options());
    const int quota = starCount(board);
    if (!isSymmetric(context)) {
        setRooms(board, rowsAsRooms(context.size()));
        return movedRound(board, quota, context);
    }
    const auto rooms =
        randomDivision(context.size(), context.size().height, context.options().symmetry, context.random);
    if (!rooms)
        return std::nullopt;
    setRooms(board, *rooms);
    return movedFrom(board, quota, context);
}

} // namespace

extern const Method tetrominoesInRoomsMethod;
const Method tetrominoesInRoomsMethod{.name = "tetrominoes-in-rooms", .begin = beginTetrominoes};

extern const Method dominoesInRoomsMethod;
const Method dominoesInRoomsMethod{.name = "dominoes-in-rooms", .begin = beginDominoes};

extern const Method starsInRoomsMethod;
const Method starsInRoomsMethod{.name = "stars-in-rooms", .begin = beginStars};

} // namespace tokisuji
