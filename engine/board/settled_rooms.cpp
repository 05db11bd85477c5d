#include "engine/board/settled_rooms.h"

#include "engine/board/rooms.h"
#include "engine/board/terrain.h"

#include <algorithm>
#include <map>

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

void settleRoomKinds(EditBuilder& builder)
{
    if (!builder.board().hasRoomKinds())
        return;
    for (const Room& room : rooms(builder.board())) {
        std::map<int, std::ptrdiff_t> count;
        for (const Place c : room.cells)
            ++count[builder.board().at(Layer::Terrain, c)];
        const auto most = std::ranges::max_element(count, {}, [](const auto& entry) { return entry.second; });
        for (const Place c : room.cells)
            builder.set(Layer::Terrain, c, most->first);
    }
}

std::optional<Place> cellOfOtherKind(const Board& board)
{
    if (!board.hasRoomKinds())
        return std::nullopt;
    for (const Room& room : rooms(board))
        for (const Place c : room.cells)
            if (board.at(Layer::Terrain, c) != board.at(Layer::Terrain, room.anchor))
                return c;
    return std::nullopt;
}

void settleRooms(EditBuilder& builder)
{
    settleRoomNumbers(builder);
    for (const Place edge : bordersBesideWalls(builder.board()))
        builder.set(Layer::Room, edge, blank);
}

} // namespace tokisuji
