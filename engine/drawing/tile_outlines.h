// Tile outlines: lines along the sides of cells that are not squares. They join at corners, so that a long line is one
// stroke.
#pragma once

#include "engine/drawing/contours.h"

#include <vector>

namespace tokisuji {

/// Where cells of the group meet others or the edge of the board.
[[nodiscard]] std::vector<Chain> tileOutline(const Grid&, const std::vector<Place>& cells);
/// The sides between two cells of the board, as straight strokes.
[[nodiscard]] std::vector<Chain> tileSeams(const Grid&);

} // namespace tokisuji
