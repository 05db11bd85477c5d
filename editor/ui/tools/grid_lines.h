// Strokes along grid lines: room borders of the author, lattice lines of the solver.
#pragma once

#include "editor/ui/tools/desk.h"

namespace tokisuji {

[[nodiscard]] std::unique_ptr<Stroke> beginBorder(Desk& desk, Spot at, Button button);
/// One between tiles of a room.
[[nodiscard]] std::unique_ptr<Stroke> beginThinBorder(Desk& desk, Spot at, Button button);
/// A border of the solver.
[[nodiscard]] std::unique_ptr<Stroke> beginAnswerBorder(Desk& desk, Spot at, Button button);
[[nodiscard]] std::unique_ptr<Stroke> beginLatticeLine(Desk& desk, Spot at, Button button);
/// The edge, or all those from frame to frame where borders are drawn so far.
[[nodiscard]] std::vector<Place> borderThrough(const Desk& desk, Place edge);
/// Ctrl+arrow: the border on that side of the cursor's cell, then a thin one where there are tiles. The cursor stays.
[[nodiscard]] bool borderKeys(Desk& desk, const KeyPress& press);
/// Ctrl+arrow: the line from the cursor's point to the next one. The cursor goes along.
[[nodiscard]] bool latticeLineKeys(Desk& desk, const KeyPress& press);

} // namespace tokisuji
