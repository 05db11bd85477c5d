// Directed signs: letters of the compass, arrows, bars, sticks and ways, drawn where they point.
#pragma once

#include "editor/ui/tools/desk.h"

namespace tokisuji {

/// Do letters, arrows or sets of arrows stand in cells?
[[nodiscard]] bool hasDirectedSigns(const Genre& genre);
/// Letters and arrows: where the pointer leaves a cell, that way; Secondary puts a tick
/// there, where the genre has them. Bars: within a cell, up and down or from left to right; both make a plus.
[[nodiscard]] std::unique_ptr<Stroke> beginDirectedSign(Desk& desk, Spot at, Button button);
/// Letters by their names, arrows by 1 to 4 (up, right, down, left), Q the goal, and Shift with arrow keys; Ctrl with
/// arrow keys for ticks.
[[nodiscard]] bool directedSignKeys(Desk& desk, const KeyPress& press);

} // namespace tokisuji
