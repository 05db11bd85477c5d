// Distance: how far places lie from one another.
#pragma once

#include "engine/board/geometry.h"

#include <algorithm>
#include <cstdlib>

namespace tokisuji {

/// Half cells from one place to another along rows and columns.
[[nodiscard]] inline int latticeDistance(Place a, Place b)
{
    return std::abs(a.x - b.x) + std::abs(a.y - b.y);
}

/// From one cell to another over neighbours takes at least so many steps; on squares and bricks no fewer will do, if
/// nothing is in the way.
[[nodiscard]] inline int fewestSteps(const Grid& grid, Place a, Place b)
{
    if (grid.hasSquares())
        return latticeDistance(a, b) / 2;
    const int across = std::abs(a.x - b.x) / 2, down = std::abs(a.y - b.y) / 2;
    if (grid.tiling().kind == Tiling::Bricks) // each row leads one place aside as well
        return down + std::max(0, across - down) / 2;
    return std::max(across, down);
}

/// As latticeDistance; the whole board is far from every place.
[[nodiscard]] inline int distanceOrFar(Place a, Place b)
{
    constexpr int farAway = 1 << 12;
    return a == wholeBoard || b == wholeBoard ? farAway : latticeDistance(a, b);
}

} // namespace tokisuji
