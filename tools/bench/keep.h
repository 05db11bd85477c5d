// Keep: puzzles with fewer clues than they had.
#pragma once

#include "engine/board/board.h"

namespace tokisuji::bench {

/// The board with what each clue says kept by chance. What a cell is stays: rooms, walls, and the cells that are
/// another puzzle without their clue (an island, an arrow, the black cell of a number) become "?", or say nothing where
/// the genre has no "?".
[[nodiscard]] Board keepClues(const Board&, int percent, unsigned seed);

} // namespace tokisuji::bench
