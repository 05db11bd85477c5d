// Rooms that a line visits are painted. Ovotovata: all of these, and each room has the number that is true of it;
// numbers and paint are taken away again. Persistence of Memory: most rooms, and two circles, of which the path is
// found; rooms lose and get paint, and circles move, until it is the only one.
#include "engine/board/rooms.h"
#include "engine/board/terrain.h"
#include "engine/generate/clue_spots.h"
#include "engine/generate/general.h"
#include "engine/generate/method.h"
#include "engine/generate/random_loop.h"
#include "engine/generate/true_clues.h"

#include <algorithm>
#include <span>

namespace tokisuji {

namespace {

void setPaint(Board& board, const Room& room, bool isPainted)
{
    for (const Place c : room.cells)
        board.set(Layer::Terrain, c, isPainted ? static_cast<int>(Terrain::Painted) : blank);
}

bool isPaintedRoom(const Board& board, const Room& room)
{
    return isTerrain(board, room.anchor, Terrain::Painted);
}

/// Taking away the paint of each room.
std::vector<Edit> reducePaint(const Board& full)
{
    std::vector<Edit> reductions;
    for (const Room& room : rooms(full))
        if (isPaintedRoom(full, room)) {
            Board fewer = full;
            setPaint(fewer, room, false);
            reductions.push_back(difference(full, fewer));
        }
    return reductions;
}

// --- a loop ---

Board withPaintedRooms(const Board& skeleton, const Board& solution, const SearchContext& context)
{
    std::vector<Place> places = singlePlaces(skeleton);
    std::erase_if(places, [&](Place p) { return !context.limits.mayStand(p); });
    Board full = withTrueClues(skeleton, solution, places, context.limits, context.random, context.halt);
    for (const Room& room : rooms(skeleton))
        if (std::ranges::any_of(room.cells, [&](Place c) { return isVisited(solution, c); }))
            setPaint(full, room, true);
    return full;
}

std::vector<Edit> reduceNumbersAndPaint(const Board& full, const SearchContext& context)
{
    std::vector<Edit> reductions = clueReductions(full, context);
    std::ranges::move(reducePaint(full), std::back_inserter(reductions));
    return reductions;
}

// --- a path from circle to circle ---

constexpr int pathCircle = 1;

std::optional<Board> paintedRoomsWithCircles(const SearchContext& context)
{
    constexpr double share = 0.6;
    Board board = *generalSkeleton(context);
    for (const Room& room : rooms(board))
        setPaint(board, room, context.random.chance(share));
    std::vector<Place> cells = board.grid().cells();
    context.random.shuffle(cells);
    for (int i = 0; i < 2; ++i)
        board.set(Layer::Number, cells[static_cast<std::size_t>(i)], pathCircle);
    return board;
}

Board nothingMore(const Board& skeleton, const Board&, const SearchContext&)
{
    return skeleton;
}

std::optional<Draft> changePaint(const Draft& draft, const Reading& reading, const SearchContext& context)
{
    if (context.random.chance(0.2))
        return changeMarks(draft, reading, context);
    const Place cell = openCell(reading, context);
    Board skeleton = draft.skeleton;
    if (context.random.chance(0.3) && skeleton.at(Layer::Number, cell) == blank) {
        std::vector<Place> circles = skeleton.grid().cells();
        std::erase_if(circles, [&](Place c) { return skeleton.at(Layer::Number, c) == blank; });
        skeleton.set(Layer::Number, context.random.pick(std::span<const Place>(circles)), blank);
        skeleton.set(Layer::Number, cell, pathCircle);
    } else {
        const std::vector<Room> all = rooms(skeleton);
        const auto of = std::ranges::find_if(
            all, [&](const Room& room) { return std::ranges::find(room.cells, cell) != room.cells.end(); });
        setPaint(skeleton, *of, !isPaintedRoom(skeleton, *of));
    }
    return draftFor(std::move(skeleton), wishesOf(draft.solution), context);
}

std::vector<Edit> reducePaintOnly(const Board& full, const SearchContext&)
{
    return reducePaint(full);
}

} // namespace

extern const Method visitedRoomsMethod;
const Method visitedRoomsMethod{.name = "visited-rooms",
                                .wishes = windingLoopOnCells,
                                .clues = withPaintedRooms,
                                .reductions = reduceNumbersAndPaint};

extern const Method pathThroughRoomsMethod;
const Method pathThroughRoomsMethod{.name = "path-through-rooms",
                                    .skeleton = paintedRoomsWithCircles,
                                    .clues = nothingMore,
                                    .change = changePaint,
                                    .reductions = reducePaintOnly,
                                    .keepsStart = true};

} // namespace tokisuji
