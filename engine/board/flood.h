// Flood: the cells that hang together with one. For many floods over one board see CellGraph.
#pragma once

#include "engine/board/place_map.h"

#include <vector>

namespace tokisuji {

/// A cell and what is reached from it by steps `from`, `to` between cells side by side that `mayStep`; breadth first,
/// in the order of `directions`.
template <class MayStep>
[[nodiscard]] std::vector<Place> flood(const Grid& grid, Place start, const MayStep& mayStep)
{
    PlaceMap<char> seen(grid);
    std::vector<Place> reached{start};
    seen[start] = 1;
    for (std::size_t i = 0; i < reached.size(); ++i)
        for (const Dir d : directions) {
            const Place from = reached[i], to = from.step(d);
            if (!grid.hasCell(to) || seen[to] != 0 || !mayStep(from, to))
                continue;
            seen[to] = 1;
            reached.push_back(to);
        }
    return reached;
}

} // namespace tokisuji
