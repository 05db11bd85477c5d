// Runs: how the cells that hold follow each other in a line or round a ring.
#pragma once

#include "engine/rules/instance.h"

#include <vector>

namespace tokisuji {

/// Among the blocks of a sequence in a line, as given: any number of runs, or none.
constexpr int anyBlocks = -100;

/// Lengths of the maximal runs of true cells, in order. On a ring the run over its seam counts as one, and no run at
/// all as one of length 0.
[[nodiscard]] std::vector<int> runsOf(const std::vector<bool>& cells, bool ring);
/// Do these runs have the lengths that the sequence asks for?
[[nodiscard]] bool fits(const Sequence&, std::vector<int> runs);

} // namespace tokisuji
