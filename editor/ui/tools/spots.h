// Spots: small dots on edges and lattice points inside the board, notes of the solver.
#pragma once

#include "editor/ui/tools/desk.h"

namespace tokisuji {

/// Puts a dot on the edge or point under the pointer, or takes it away; presses inside cells are left to others.
bool pressSpot(Desk& desk, Spot at, Button button);

} // namespace tokisuji
