// Rooms that dominoes fill: the board is covered by dominoes at random, and some of those side by side are joined,
// until rooms are as large as the recipe says.
#include "engine/generate/general.h"
#include "engine/generate/method.h"
#include "engine/generate/random_rooms.h"

#include <algorithm>
#include <array>
#include <map>
#include <span>

namespace tokisuji {

namespace {

/// Two dominoes that fill a 2x2 square are turned.
void turnAt(RoomNumbers& dominoes, Place corner)
{
    const Place right = corner.step(Dir::Right), below = corner.step(Dir::Down), opposite = right.step(Dir::Down);
    if (dominoes[corner] == dominoes[right] && dominoes[below] == dominoes[opposite])
        std::swap(dominoes[right], dominoes[below]);
    else if (dominoes[corner] == dominoes[below] && dominoes[right] == dominoes[opposite])
        std::swap(dominoes[below], dominoes[right]);
}

/// Requires an even number of cells. All dominoes lie in line at first; turning pairs of them leads to any covering.
RoomNumbers randomDominoes(Size size, Random& random)
{
    constexpr int turnsPerCell = 40;
    const Grid grid(size);
    RoomNumbers dominoes(grid);
    for (const Place c : grid.cells())
        dominoes[c] = size.width % 2 == 0 ? row(c) * size.width + column(c) / 2 : row(c) / 2 * size.width + column(c);
    if (size.width < 2 || size.height < 2)
        return dominoes;
    for (int turns = turnsPerCell * size.cells(); turns > 0; --turns)
        turnAt(dominoes, cellAt(random.below(size.width - 1), random.below(size.height - 1)));
    return dominoes;
}

void joinSome(RoomNumbers& rooms, const SearchContext& context)
{
    std::vector<Place> edges = context.grid().innerEdges();
    context.random.shuffle(edges);
    std::map<int, int> cells, wanted;
    for (const int room : rooms.values())
        ++cells[room];
    for (const auto& [room, count] : cells)
        wanted[room] =
            context.recipe.leastRoom + context.random.below(context.recipe.mostRoom - context.recipe.leastRoom + 1);
    for (const Place edge : edges) {
        const auto [p, q] = cellsBeside(edge);
        const int kept = rooms[p], taken = rooms[q];
        if (kept == taken || cells[kept] + cells[taken] > std::max(wanted[kept], wanted[taken]))
            continue;
        std::ranges::replace(rooms.values(), taken, kept);
        cells[kept] += cells[taken];
        wanted[kept] = std::max(wanted[kept], wanted[taken]);
    }
}

std::optional<Board> roomsOfDominoes(const SearchContext& context)
{
    Board board = blankBoard(context.genre, context.options());
    RoomNumbers rooms = randomDominoes(context.size(), context.random);
    joinSome(rooms, context);
    setRooms(board, rooms);
    return board;
}

} // namespace

extern const Method roomsOfDominoesMethod;
// Other rooms are another puzzle: only the marks are changed.
const Method roomsOfDominoesMethod{.name = "rooms-of-dominoes", .skeleton = roomsOfDominoes, .change = changeMarks};

} // namespace tokisuji
