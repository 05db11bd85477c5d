// Bank drawing: the pieces or numbers that the puzzle is given, in rows below the board.
#pragma once

#include "engine/drawing/board_parts.h"
#include "engine/drawing/drawing.h"

namespace tokisuji {

/// How much room they need below the board, in cells; 0 where there are none.
[[nodiscard]] double bankHeight(const Board&);
/// Is a point, in cells, in the strip where they lie?
[[nodiscard]] bool isInBank(const Board&, Point);
/// Clue::PieceBank. Pieces that are placed are crossed off.
void drawBank(const BoardScene&, const Clue&, Drawing&);
/// Clue::NumberBank. Sizes of areas that are on the board already are grey.
void drawNumberBank(const BoardScene&, const Clue&, Drawing&);

} // namespace tokisuji
