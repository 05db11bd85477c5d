// Coloured clues: numbers in white and black circles, numbers with arrows in grey, white and black cells.
#pragma once

#include "engine/drawing/board_parts.h"
#include "engine/drawing/drawing.h"

namespace tokisuji {

/// Clue::ColouredNumber: white where the terrain says nothing.
void drawColouredNumbers(const BoardScene&, const Clue&, Drawing&);
/// Clue::ColouredArrow: grey where the terrain says nothing.
void drawColouredArrows(const BoardScene&, const Clue&, Drawing&);

} // namespace tokisuji
