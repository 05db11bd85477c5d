#include "engine/board/shift.h"

#include "engine/board/block.h"

namespace tokisuji {

namespace {

Side across(Side side)
{
    return static_cast<Side>(static_cast<int>(side) ^ 1);
}

Board afterRemoval(const Board& board, Side side)
{
    Board after = board;
    removeLines(board, side, 1).applyTo(after);
    return after;
}

} // namespace

Edit shiftTowards(const Board& board, Side side)
{
    Edit edit = removeLines(board, side, 1);
    const Edit back = insertLines(afterRemoval(board, side), across(side), 1);
    edit.append(back);
    return edit;
}

int lostByShift(const Board& board, Side side)
{
    const Board after = afterRemoval(board, side);
    return standingClues(board) - standingClues(after) + standingBorders(board) - standingBorders(after);
}

std::optional<Side> shiftedTowards(const Edit& edit)
{
    const RemoveLines* removed = nullptr;
    const InsertLines* inserted = nullptr;
    int structural = 0;
    for (const EditStep& step : edit.steps) {
        removed = removed != nullptr ? removed : std::get_if<RemoveLines>(&step);
        inserted = inserted != nullptr ? inserted : std::get_if<InsertLines>(&step);
        structural += std::holds_alternative<Change>(step) ? 0 : 1;
    }
    const bool isShift = structural == 2 && removed != nullptr && inserted != nullptr && removed->axis == inserted->axis
                         && removed->count == 1 && inserted->count == 1 && (removed->at == 0) != (inserted->at == 0);
    if (!isShift)
        return {};
    const bool isUpOrDown = removed->axis == Axis::Horizontal;
    if (removed->at == 0)
        return isUpOrDown ? Side::Top : Side::Left;
    return isUpOrDown ? Side::Bottom : Side::Right;
}

} // namespace tokisuji
