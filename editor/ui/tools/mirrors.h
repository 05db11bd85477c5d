// Mirrors: letters outside the grid, mirrors in its cells, and the way of the light between them.
#pragma once

#include "editor/ui/tools/desk.h"

namespace tokisuji {

/// Letters on a slot: the same again is the letter in the next alphabet. Minus takes the number away, then the letter;
/// the erasing keys take both; F4 toggles the ray from there. Passes elsewhere.
[[nodiscard]] bool letterKeys(Desk& desk, const KeyPress& press);
/// Shows the way of the light that comes in over a slot; for the author once the cursor is there. Passes elsewhere.
[[nodiscard]] bool clickRay(Desk& desk, Spot at, Button button);
/// Counts on: blank, backslash, slash, "no mirror". Passes where every cell has a slash.
[[nodiscard]] bool clickMirror(Desk& desk, Spot at, Button button);

} // namespace tokisuji
