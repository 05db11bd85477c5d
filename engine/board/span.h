// Span: the least number of cells that can join some cells.
#pragma once

#include "engine/board/geometry.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace tokisuji {

/// An area that holds these cells has at least this many, whatever its shape: from one side of their bounding box to
/// the other, both ways. For up to three cells on an open board no bound is higher.
template <std::size_t count>
[[nodiscard]] constexpr int fewestCells(const std::array<Place, count>& cells)
{
    const auto [left, right] = std::ranges::minmax(cells, {}, [](Place p) { return p.x; });
    const auto [top, bottom] = std::ranges::minmax(cells, {}, [](Place p) { return p.y; });
    return (right.x - left.x + bottom.y - top.y) / 2 + 1; // cells lie at every second coordinate
}

} // namespace tokisuji
