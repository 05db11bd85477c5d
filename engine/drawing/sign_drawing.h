// Signs: the values 1, 2, 3 of a cell drawn as shapes.
#pragma once

#include "engine/drawing/board_parts.h"
#include "engine/drawing/drawing.h"

namespace tokisuji {

/// Clue::Sign, in the genre's style.
void drawSignClues(const BoardScene&, const Clue&, Drawing&);
/// Clue::StarCount.
void drawStarCount(const BoardScene&, const Clue&, Drawing&);

} // namespace tokisuji
