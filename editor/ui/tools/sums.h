// Sums: walls with a sum to the right and one down, as in Kakuro. The upper right corner of a wall (slot 2) stands for
// the sum of the run to its right, the lower left one (slot 3) for that of the run below it.
#pragma once

#include "editor/ui/tools/numbers.h"

namespace tokisuji {

/// The author's field of a wall; none in other cells.
[[nodiscard]] std::optional<NumberField> sumField(const Desk& desk, Place cell, int slot);
/// The first click on a cell puts the cursor there, the next one makes it a wall or turns to the sum that is nearer.
/// Secondary takes the wall away. Outside the grid it puts the cursor there.
[[nodiscard]] bool clickSum(Desk& desk, Spot at, Button button);
/// Paints walls, or takes them away.
[[nodiscard]] std::unique_ptr<Stroke> beginWall(Desk& desk, Spot at, Button button);
/// Q makes and takes away a wall, Shift alone goes on to its other sum; digits and the erasing keys.
[[nodiscard]] bool sumKeys(Desk& desk, const KeyPress& press);
/// Takes a wall and its sums away.
void removeWall(Desk& desk, Place cell);
/// Does the sum at a wall or a slot stand before a run?
[[nodiscard]] bool headsRun(const Desk& desk, Place place, Layer layer);

} // namespace tokisuji
