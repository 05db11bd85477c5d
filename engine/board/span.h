// Span: the least number of cells that can join some cells.
#pragma once

#include "engine/board/distance.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace tokisuji {

/// An area that holds these cells has at least this many, whatever its shape: from one side of their bounding box to
/// the other, both ways. For up to three cells on an open board no bound is higher.
template <std::size_t count>
[[nodiscard]] int fewestCells(const Grid& grid, const std::array<Place, count>& cells)
{
    if (!grid.hasSquares()) { // what joins them has two sides, which lead all round
        int round = 0;
        for (std::size_t i = 0; i < count; ++i)
            round += fewestSteps(grid, cells[i], cells[(i + 1) % count]);
        return (round + 1) / 2 + 1;
    }
    const auto [left, right] = std::ranges::minmax(cells, {}, [](Place p) { return p.x; });
    const auto [top, bottom] = std::ranges::minmax(cells, {}, [](Place p) { return p.y; });
    return (right.x - left.x + bottom.y - top.y) / 2 + 1; // cells lie at every second coordinate
}

} // namespace tokisuji
