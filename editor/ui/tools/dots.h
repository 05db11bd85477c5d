// Dots of the author, on cells, edges and lattice points.
#pragma once

#include "editor/ui/tools/desk.h"

namespace tokisuji {

/// A press on or near one of these places: nothing, white, black and so on; Secondary in reverse. The tools of one
/// colour put and take that one.
[[nodiscard]] bool pressDot(Desk& desk, Spot at, Button button);
/// The solver clicks a star: its region has its colour; where that is not a region of one star, none. Cells with a
/// given background keep it.
[[nodiscard]] bool clickStar(Desk& desk, Spot at, Button button);
/// 1 white, 2 black; 0, 3, "-" and the erasing keys take the dot away.
[[nodiscard]] bool dotKeys(Desk& desk, const KeyPress& press);

} // namespace tokisuji
