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
    const std::vector<SlotPair> slots = slotsOf(area, board.grid());
    for (const Layer layer : board.layers()) {
        if (isMarkLayer(layer))
            continue;
        if (placesOf(layer) == PlaceKind::Slot)
            for (const auto& [ofBlock, onBoard] : slots)
                block.set(layer, ofBlock, board.at(layer, onBoard));
        else
            for (const Place p : block.grid().all(placesOf(layer)))
                block.set(layer, p, board.at(layer, onBoard(p, area.first)));
    }
    return block;
}

bool holdsSlots(const CellArea& area, Size board, Side side)
{
    const bool isOfColumns = side == Side::Top || side == Side::Bottom;
    return isOfColumns ? area.size().height == board.height : area.size().width == board.width;
}

std::vector<SlotPair> slotsOf(const CellArea& area, const Grid& board)
{
    std::vector<SlotPair> pairs;
    const Grid block(area.size());
    for (const Side side : sides) {
        if (!holdsSlots(area, board.size(), side))
            continue;
        const bool isOfColumns = side == Side::Top || side == Side::Bottom;
        const int first = isOfColumns ? column(area.first) : row(area.first);
        const int lines = isOfColumns ? area.size().width : area.size().height;
        for (int line = 0; line < lines; ++line)
            for (int depth = 0; depth < board.slotDepth(side); ++depth)
                pairs.push_back({block.slot(side, line, depth), board.slot(side, first + line, depth)});
    }
    return pairs;
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
