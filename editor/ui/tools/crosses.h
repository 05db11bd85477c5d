// Crosses: "no line here", and helper crosses beside a shading.
#pragma once

#include "editor/ui/tools/desk.h"

namespace tokisuji {

/// Press or drag over edges; the first one decides whether crosses come or go. A cross takes the line (the bridge)
/// away.
[[nodiscard]] std::unique_ptr<Stroke> beginCross(Desk& desk, Spot at, Button button);
/// The same, but only when the press is on an edge.
[[nodiscard]] std::unique_ptr<Stroke> beginCrossOnEdge(Desk& desk, Spot at, Button button);
/// A click near an edge toggles its cross.
[[nodiscard]] bool clickCross(Desk& desk, Spot at, Button button);
/// Ctrl+Shift+arrow: the cross on the edge that leaves the cursor there. The cursor stays.
[[nodiscard]] bool crossKeys(Desk& desk, const KeyPress& press);

} // namespace tokisuji
