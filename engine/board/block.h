// Block: the author's clues of an area as a small board of their own, to be put elsewhere; and how many clues a board
// has.
#pragma once

#include "engine/board/area.h"
#include "engine/board/board.h"

#include <functional>

namespace tokisuji {

/// A board of the area's size with what the author gave there, without marks and without what stands outside the grid.
/// Requires an area within the board.
[[nodiscard]] Board blockOf(const Board&, const CellArea&);
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
