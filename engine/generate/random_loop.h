// Random loop: one winding loop on a grid of nodes.
#pragma once

#include "engine/generate/near_solution.h"
#include "engine/util/random.h"

#include <vector>

namespace tokisuji {

/// The loop round an area of faces that grows at random, as wishes on every edge of the layer Line. `nodes` is Cell or
/// Vertex. `share` of the faces lies inside; the higher, the more of the board the loop visits.
[[nodiscard]] std::vector<Wish> randomLoop(Size, PlaceKind nodes, double share, Random&);
/// Does a line from cell to cell of a solution pass the cell?
[[nodiscard]] bool isVisited(const Board& solution, Place cell);

} // namespace tokisuji
