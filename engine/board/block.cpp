#include "engine/board/block.h"

#include "engine/board/clue_group.h"
#include "engine/board/rooms.h"
#include "engine/util/contract.h"

#include <algorithm>

namespace tokisuji {

Board blockOf(const Board& board, const CellArea& area)
{
    require(isWithin(area, board.grid()), "blockOf: the area is on the board");
    Board block = board.blankOfSize(area.size());
    for (const Layer layer : board.layers())
        if (!isMarkLayer(layer) && placesOf(layer) != PlaceKind::Slot)
            for (const Place p : block.grid().all(placesOf(layer)))
                block.set(layer, p, board.at(layer, onBoard(p, area.first)));
    return block;
}

int standingClues(const Board& board, const std::function<bool(Place)>& counts)
{
    std::ptrdiff_t count = 0;
    for (const std::vector<Layer>& group : clueGroups(board))
        if (group.front() != Layer::Room)
            count += std::ranges::count_if(board.grid().all(placesOf(group.front())),
                                           [&](Place p) { return counts(p) && stands(board, group, p); });
    return static_cast<int>(count);
}

int standingClues(const Board& board)
{
    return standingClues(board, [](Place) { return true; });
}

int standingBorders(const Board& board)
{
    return board.has(Layer::Room) ? static_cast<int>(givenBorders(board).size()) : 0;
}

} // namespace tokisuji
