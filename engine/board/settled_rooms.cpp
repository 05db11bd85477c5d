#include "engine/board/settled_rooms.h"

#include "engine/board/rooms.h"
#include "engine/board/terrain.h"

#include <algorithm>

namespace tokisuji {

std::vector<Place> bordersBesideWalls(const Board& board)
{
    std::vector<Place> edges;
    if (!board.has(Layer::Room) || !board.has(Layer::Terrain))
        return edges;
    for (const Place edge : givenBorders(board))
        if (std::ranges::any_of(cellsBeside(edge), [&](Place c) { return isTerrain(board, c, Terrain::Wall); }))
            edges.push_back(edge);
    return edges;
}

void settleRooms(EditBuilder& builder)
{
    settleRoomNumbers(builder);
    for (const Place edge : bordersBesideWalls(builder.board()))
        builder.set(Layer::Room, edge, blank);
}

} // namespace tokisuji
