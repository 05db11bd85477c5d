// Board accessibility: screen readers see the board as a table of cells, each with its description.
#pragma once

namespace tokisuji {

class BoardView;

/// From now on, board views are described to screen readers. Once per program; further calls do nothing.
void installBoardAccessibility();
/// Tells screen readers that the cursor has moved.
void announceCursor(BoardView& view);

} // namespace tokisuji
