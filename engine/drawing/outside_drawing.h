// Outside drawing: clues outside the grid.
#pragma once

#include "engine/drawing/board_parts.h"
#include "engine/drawing/drawing.h"

namespace tokisuji {

/// Clue::OutsideNumber.
void drawOutsideNumbers(const BoardScene&, const Clue&, Drawing&);
/// Clue::SumPair: walls with their sums, and the sums outside.
void drawSums(const BoardScene&, const Clue&, Drawing&);
/// The middle of a sum's figure; nothing where a wall has two.
[[nodiscard]] std::optional<Point> sumCentre(const Board&, Place);

} // namespace tokisuji
