// The look of a side's colour: a fill and a figure, so that colours also differ in greyscale.
#pragma once

#include "engine/drawing/shapes.h"

#include <vector>

namespace tokisuji {

/// Colours from 1 on that differ in fill or figure; later ones start again and carry their numbers.
constexpr int sideLooks = 24;

struct SideLook {
    Ink fill;
    Ink figure;
    int pattern; ///< index of sidePattern()
};
/// Requires a colour other than the border colour.
[[nodiscard]] SideLook sideLookOf(int colour);

/// Closed paths of a figure in a triangle whose long side runs from (-0.5, 0) to (0.5, 0) and whose point is (0, 0.5).
/// Most are halves that a touching side of the same colour completes. Pattern 0 has none.
using SidePattern = std::vector<std::vector<Point>>;
[[nodiscard]] const SidePattern& sidePattern(int pattern);
constexpr int sidePatterns = 12;

} // namespace tokisuji
