// Notes of the solver on edges and lattice points.
#pragma once

#include "engine/drawing/board_parts.h"
#include "engine/drawing/drawing.h"

namespace tokisuji {

/// Layer::Heading: the head of an arrow on the edge.
void drawHeadings(const BoardScene&, Drawing&);
/// Layer::EdgeSpot and Layer::VertexSpot: small dots.
void drawSpots(const BoardScene&, Drawing&);

} // namespace tokisuji
