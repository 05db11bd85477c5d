// Letters outside the grid, with the numbers beside them.
#pragma once

#include "engine/drawing/board_parts.h"
#include "engine/drawing/drawing.h"

namespace tokisuji {

/// Capitals, then small letters, then capitals with the number of their alphabet.
[[nodiscard]] std::string letterText(int letter);
/// How the number of a clue is written: in figures, or as a letter or kana where the numbers of the genre are such.
[[nodiscard]] std::string figuresOf(const Genre&, int number);

/// Clue::OutsideLetter.
void drawOutsideLetters(const BoardScene&, const Clue&, Drawing&);

} // namespace tokisuji
