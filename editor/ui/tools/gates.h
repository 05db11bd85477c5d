// Gates: laid by drags over open cells; filled cells with numbers at their ends, and the start.
#pragma once

#include "editor/ui/tools/desk.h"

namespace tokisuji {

[[nodiscard]] bool hasGates(const Genre& genre);
/// From an open cell or a gate: lays a gate along the drag. From the start: takes it along. Passes where there are no
/// gates, and on numbers, from where drags point.
[[nodiscard]] std::unique_ptr<Stroke> beginGate(Desk& desk, Spot at, Button button);
/// Moves the cursor; on its cell counts on: open, filled, gate that runs up and down, gate that runs left and right.
[[nodiscard]] bool clickCourse(Desk& desk, Spot at, Button button);

} // namespace tokisuji
