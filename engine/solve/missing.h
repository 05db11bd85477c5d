// Missing: where an open board surely lacks something.
#pragma once

#include "engine/sat/halt.h"
#include "engine/solve/verdict.h"

#include <vector>

namespace tokisuji {

/// Places at which the board as it stands asks for what no board that can come of it fulfils with the clues that stand:
/// sorted. Cells that are surely part of an area without a seed are among them. Requires an open verdict with
/// determined marks; what was not found out until the halt is left out.
[[nodiscard]] std::vector<Place> missingPlaces(const Board&, const Verdict& open, const Halt&);

} // namespace tokisuji
