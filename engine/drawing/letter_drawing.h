// Letters outside the grid, with the numbers beside them.
#pragma once

#include "engine/drawing/board_parts.h"
#include "engine/drawing/drawing.h"

namespace tokisuji {

/// Clue::OutsideLetter.
void drawOutsideLetters(const BoardScene&, const Clue&, Drawing&);

} // namespace tokisuji
