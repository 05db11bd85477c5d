// Boxes: the blocks into which a board without given rooms is divided, as in sudoku.
#pragma once

#include "engine/board/geometry.h"

#include <vector>

namespace tokisuji {

/// The size of a box as pzpr draws it: 3 wide and 2 high for a 6x6 board, otherwise a square of side floor(sqrt(n)).
[[nodiscard]] Size boxSize(int boardSide);
/// Does every box have a cell for each number from 1 to the side of the board?
[[nodiscard]] bool areBoxesWhole(Size board);
/// The cells of each box, row by row; boxes at the right and lower edge may be cut off.
[[nodiscard]] std::vector<std::vector<Place>> boxes(const Grid&);

} // namespace tokisuji
