// Beds: two cells at once, the half with the pillow first, and the aisle between them.
#pragma once

#include "editor/ui/tools/desk.h"

namespace tokisuji {

/// Primary: a bed with its pillow in the first cell, the other half where the pointer leaves it. Secondary: paints the
/// aisle, dots on it, nothing on dots, as the first cell decides.
[[nodiscard]] std::unique_ptr<Stroke> beginBed(Desk& desk, Spot at, Button button);
/// A pillow, the other half without one, a dot, nothing.
[[nodiscard]] bool clickBed(Desk& desk, Spot at, Button button);
/// Shift with an arrow key: a bed with the pillow here; 1 the aisle, 2 a dot.
[[nodiscard]] bool bedKeys(Desk& desk, const KeyPress& press);

} // namespace tokisuji
