// Vertex drawing: clues on lattice points.
#pragma once

#include "engine/drawing/board_parts.h"
#include "engine/drawing/drawing.h"

namespace tokisuji {

/// Clue::VertexNumber.
void drawVertexNumbers(const BoardScene&, const Clue&, Drawing&);
/// Clue::EdgeNumber.
void drawEdgeNumbers(const BoardScene&, const Clue&, Drawing&);

} // namespace tokisuji
