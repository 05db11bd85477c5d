// Sum runs: the stretches of open cells between walls, and the sums that stand before them.
#pragma once

#include "engine/board/edit.h"

namespace tokisuji {

/// Open cells from a wall or the frame up to the next, to the right or down. Its sum stands in the wall before it
/// (layer Right or Down), or in the slot outside the grid.
struct SumRun {
    std::vector<Place> cells;
    Layer layer;
    Place head;
    int sum;
};
/// All of them, those of one cell too: rows first.
[[nodiscard]] std::vector<SumRun> sumRuns(const Board&);
/// Removes the sums that stand before no run.
void settleSums(EditBuilder&);

} // namespace tokisuji
