// Notes: colours, dots and lines that no rule reads, in the colour in hand.
#pragma once

#include "editor/ui/tools/desk.h"

namespace tokisuji {

/// What the hand says: colours cells, puts a dot on the nearest cell, edge or point, or draws a line from cell to cell
/// or, from a grid line on, along the grid. The first place decides whether the stroke draws or takes away; the second
/// button always takes away.
[[nodiscard]] std::unique_ptr<Stroke> beginNote(Desk& desk, Spot at, Button button);
/// Digits colour the cell at the cursor and choose the colour, "." is a dot, Ctrl+arrow a line to the next cell,
/// Ctrl+Shift+arrow a border, Q W E choose what the mouse draws, Space and Delete take away what is noted there.
[[nodiscard]] bool noteKeys(Desk& desk, const KeyPress& press);

} // namespace tokisuji
