// Balls: numbers of balls and the holes that they fly into take turns in one cell.
#pragma once

#include "editor/ui/tools/desk.h"

namespace tokisuji {

/// Are there balls and holes in this genre?
[[nodiscard]] bool hasBalls(const Genre& genre);
/// Moves the cursor; on its cell counts on: nothing, a hole, the numbers. Passes where there are no balls.
[[nodiscard]] bool pressBall(Desk& desk, Spot at, Button button);

} // namespace tokisuji
