// Distance: how far places lie from one another.
#pragma once

#include "engine/board/geometry.h"

#include <cstdlib>

namespace tokisuji {

/// Half cells from one place to another along rows and columns.
[[nodiscard]] inline int latticeDistance(Place a, Place b)
{
    return std::abs(a.x - b.x) + std::abs(a.y - b.y);
}

/// As latticeDistance; the whole board is far from every place.
[[nodiscard]] inline int distanceOrFar(Place a, Place b)
{
    constexpr int farAway = 1 << 12;
    return a == wholeBoard || b == wholeBoard ? farAway : latticeDistance(a, b);
}

} // namespace tokisuji
