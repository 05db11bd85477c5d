// Net drawing: the stickers of a twisty puzzle on its flat net, and what is pointed out on them.
#pragma once

#include "engine/drawing/board_parts.h"
#include "engine/twisty/pieces.h"

#include <vector>

namespace tokisuji {

/// The body under the stickers, the stickers in their colours with their letters where there is room; those without a
/// colour are hatched. Nothing on a board without a definition.
void drawNet(const BoardScene&, const Clue&, Drawing&);

/// Where a state cannot be turned to the goal: the pieces that are wrong, outlined at all their stickers.
[[nodiscard]] Drawing drawNetProblem(const Board&, const StateProblem&, double cellPixels);
/// The stickers that a turn moves, outlined, each with the colour that comes to its place. Requires a turn of the
/// board's definition.
[[nodiscard]] Drawing drawTurnPreview(const Board&, int turn, double cellPixels);
/// The keyboard's cursor round a sticker; nothing in a cell without one.
[[nodiscard]] Drawing drawNetCursor(const Board&, Place cell);
/// A breath of colour over a sticker; nothing in a cell without one.
[[nodiscard]] Drawing drawNetHover(const Board&, Place cell);

} // namespace tokisuji
