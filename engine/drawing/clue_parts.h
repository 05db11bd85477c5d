// What drawers of clues have in common.
#pragma once

#include "engine/drawing/board_parts.h"
#include "engine/drawing/drawing.h"

namespace tokisuji {

/// The font sizes of numbers in blank cells, in circles and beside arrows.
constexpr NumberSizes cellNumberSizes{0.56, 0.46, 0.36};
constexpr NumberSizes circleNumberSizes{0.44, 0.40, 0.32};
constexpr NumberSizes arrowNumberSizes{0.50, 0.42, 0.34};

/// Where the arrow beside a number lies: above it or right of it.
[[nodiscard]] Point arrowCentre(Place cell, Dir);
/// A number of the author, or "?". Requires more than Detail::Tiny.
void drawFigure(const BoardScene&, Drawing&, int number, Point centre, const NumberSizes&, Ink);

} // namespace tokisuji
