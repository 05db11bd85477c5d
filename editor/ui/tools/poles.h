// Poles: pluses and minuses, of which the solver puts both of a magnet at once.
#pragma once

#include "editor/ui/tools/desk.h"

namespace tokisuji {

/// Writes a pole, "none here" or nothing into a cell; in a region of two cells the other one gets what goes with it.
void setPole(Desk& desk, Place cell, int value);
/// Primary: the first cell goes on from nothing to plus, minus and nothing; where equal poles never touch, further
/// cells get the pole of their colour on the chessboard. Secondary: "none here".
[[nodiscard]] std::unique_ptr<Stroke> beginPole(Desk& desk, Spot at, Button button);
/// 1 or "+", 2 or "-"; of the solver q a z o "some pole", w s x "none here", e d c nothing.
[[nodiscard]] bool poleKeys(Desk& desk, const KeyPress& press);

} // namespace tokisuji
