// Words about diamonds on lattice points: their tips lie on the lattice points beside.
#pragma once

#include "engine/rules/rules.h"

namespace tokisuji {

/// The points of which a diamond would cover part of the cell: its corners.
[[nodiscard]] std::vector<Place> cornersOf(Place cell);
/// Those from which a diamond beside the cell reaches a corner of it with a tip.
[[nodiscard]] std::vector<Place> pointsReaching(Place cell);

/// No two of the diamonds overlap; family no-overlap.
void noOverlap(Rules&, const Field& diamond);
/// The diamonds and the cells hang together by tips and corners; family one-chain. Cells may still be to come.
void oneChain(Rules&, const Field& diamond, const std::vector<Place>& cells);

} // namespace tokisuji
