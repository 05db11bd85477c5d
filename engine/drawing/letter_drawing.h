// Letters outside the grid, with the numbers beside them.
#pragma once

#include "engine/drawing/board_parts.h"
#include "engine/drawing/drawing.h"

namespace tokisuji {

/// Capitals, then small letters, then capitals with the number of their alphabet.
[[nodiscard]] std::string letterText(int letter);
/// Are the numbers of cells letters?
[[nodiscard]] bool hasLetters(const Genre&);

/// Clue::OutsideLetter.
void drawOutsideLetters(const BoardScene&, const Clue&, Drawing&);

} // namespace tokisuji
