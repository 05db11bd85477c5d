// Joints: where two pieces of an edge-matching board touch each other or the frame.
#pragma once

#include "engine/board/edge_set.h"

#include <vector>

namespace tokisuji {

/// Edges at which what is shown (see shownPiece) cannot stay: two different colours touch, the border colour lies
/// inside, or another colour on the frame. In the order of the grid's edges.
[[nodiscard]] std::vector<Place> clashingEdges(const EdgeSet&, const Board&);

} // namespace tokisuji
