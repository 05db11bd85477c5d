// Wall: the four shapes of a board of bricks, by the number that pzpr gives them.
//
// They differ in the second row: 0 it is inset on both sides, 1 shifted to the right, 2 to the left, 3 it juts out on
// both sides.
#pragma once

#include "engine/board/geometry.h"

#include <optional>

namespace tokisuji {

constexpr int wallShapes = 4;

/// Requires bricks.
[[nodiscard]] int wallShape(const Grid&);
/// Nothing where there is none such; `size` is told as in Grid::saidSize.
[[nodiscard]] std::optional<Grid> wallOf(Size size, int shape);

} // namespace tokisuji
