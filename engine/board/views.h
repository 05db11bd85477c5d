// Views: what a cell sees in rows and columns where cells with clues block the view.
#pragma once

#include "engine/board/board.h"

#include <vector>

namespace tokisuji {

/// The stretches of cells without clue between two clues, of all rows, then of all columns.
[[nodiscard]] std::vector<std::vector<Place>> openStretches(const Board&);
/// A cell and all cells that it sees in the four directions, up to the next clue.
[[nodiscard]] std::vector<Place> openView(const Board&, Place cell);

} // namespace tokisuji
