// Coloured clues: numbers in coloured circles and cells, numbers with arrows in grey, white and black cells, coloured
// arrows and discs.
#pragma once

#include "engine/drawing/board_parts.h"
#include "engine/drawing/drawing.h"

namespace tokisuji {

/// Clue::ColouredNumber: white, or grey among many colours, where the terrain says nothing.
void drawColouredNumbers(const BoardScene&, const Clue&, Drawing&);
/// Clue::ColouredArrow: grey where the terrain says nothing.
void drawColouredArrows(const BoardScene&, const Clue&, Drawing&);
/// Clue::Colours: an arrow or, where it does not point, a disc in the colour, with its letter.
void drawColourArrow(const BoardScene&, Drawing&, Place cell);

} // namespace tokisuji
