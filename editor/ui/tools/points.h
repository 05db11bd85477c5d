// Points: what the solver puts on lattice points, and crosses there.
#pragma once

#include "editor/ui/tools/desk.h"

namespace tokisuji {

/// Primary puts, Secondary crosses; the first point decides whether the stroke sets or clears. Passes between points.
[[nodiscard]] std::unique_ptr<Stroke> beginPoint(Desk& desk, Spot at, Button button);
/// 1 or Q (or Enter) puts, 2 or W (or Shift+Enter) crosses; the same again clears.
[[nodiscard]] bool pointKeys(Desk& desk, const KeyPress& press);

} // namespace tokisuji
