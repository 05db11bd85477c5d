// Cursor drawing: what points at places of the board.
#pragma once

#include "engine/drawing/drawing.h"

#include <string>
#include <vector>

namespace tokisuji {

/// Four corner brackets round a cell, smaller ones round an edge or a vertex.
[[nodiscard]] Drawing drawCursor(Place, double cellPixels);
/// A group under the pointer: an area of cells, or the edges of a line of this board.
[[nodiscard]] Drawing drawHighlight(const Board&, const std::vector<Place>&, double cellPixels);

} // namespace tokisuji
