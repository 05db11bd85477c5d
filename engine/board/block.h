// Block: the author's clues of an area as a small board of their own, to be put elsewhere; and how many clues a board
// has.
#pragma once

#include "engine/board/area.h"
#include "engine/board/board.h"

#include <functional>

namespace tokisuji {

/// A board of the area's size with what the author gave there, without marks. What stands outside the grid belongs to a
/// whole line: it comes along where the area holds all of the line. Requires an area within the board.
[[nodiscard]] Board blockOf(const Board&, const CellArea&);
/// A clue place outside the grid, on the block and on the board.
struct SlotPair {
    Place ofBlock;
    Place onBoard;
};
/// Those that belong to an area.
[[nodiscard]] std::vector<SlotPair> slotsOf(const CellArea&, const Grid& board);
/// Does the area reach from one end of the lines to the other at whose ends this side's slots are?
[[nodiscard]] bool holdsSlots(const CellArea&, Size board, Side);
/// The place of a block's place when its upper left cell comes to `first`.
[[nodiscard]] constexpr Place onBoard(Place ofBlock, Place first)
{
    return ofBlock.step(Dir::Right, first.x - 1).step(Dir::Down, first.y - 1);
}

/// Clues at the places that are asked for: a number and its arrow are one. Borders between rooms do not count.
[[nodiscard]] int standingClues(const Board&, const std::function<bool(Place)>& counts);
[[nodiscard]] int standingClues(const Board&);
/// Given borders between cells.
[[nodiscard]] int standingBorders(const Board&);

} // namespace tokisuji
