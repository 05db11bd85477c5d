// Stickers: the colours on the net of a twisty puzzle.
#pragma once

#include "editor/ui/tools/desk.h"

namespace tokisuji {

/// Paints every sticker passed with the colour in hand.
[[nodiscard]] std::unique_ptr<Stroke> beginSticker(Desk& desk, Spot at, Button button);
/// The letter or the number (from 1) of a colour paints the sticker at the cursor, Delete and Backspace take its colour
/// away; the arrow keys go on to the next sticker that way.
[[nodiscard]] bool stickerKeys(Desk& desk, const KeyPress& press);

/// The cell of the sticker that is nearest to a cell; the cell itself where there is none.
[[nodiscard]] Place nearestSticker(const Board& board, Place cell);
/// The next sticker from a cell straight ahead, else the nearest one on that side; the cell itself where there is none.
[[nodiscard]] Place nextSticker(const Board& board, Place cell, Dir direction);

} // namespace tokisuji
