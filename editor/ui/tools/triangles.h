// Triangles that fill half of a cell.
#pragma once

#include "editor/ui/tools/desk.h"

namespace tokisuji {

/// Primary sets the triangle of the corner under the pointer, or the only one that the walls round the cell allow; the
/// same again makes it a dot, a dot goes. A drag goes on along the slanted edge. Secondary paints dots.
[[nodiscard]] std::unique_ptr<Stroke> beginTriangle(Desk& desk, Spot at, Button button);
/// A press does nothing yet; pulled towards a corner it sets that triangle, or clears it, and the drag goes on as
/// above.
[[nodiscard]] std::unique_ptr<Stroke> beginPulledTriangle(Desk& desk, Spot at, Button button);
/// Sets a dot or takes it away.
bool clickTriangleDot(Desk& desk, Spot at, Button button);
/// Goes through nothing, the four triangles and the dot; Secondary goes back.
bool pressNextTriangle(Desk& desk, Spot at, Button button);
/// Q W A S: the corners as they lie on the keyboard; Z or "-" is a dot. The same again clears.
[[nodiscard]] bool triangleKeys(Desk& desk, const KeyPress& press);

} // namespace tokisuji
