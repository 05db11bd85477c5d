// Walls: the cells that keep an area small, as few as do.
#pragma once

#include <algorithm>
#include <vector>

namespace tokisuji::tracing {

/// By cell: 1 where an area cannot go on.
using Walls = std::vector<char>;

/// Leaves out one wall after the other as long as the rest still keeps the area as small as is needed.
template <class KeepSmall>
void thinOut(Walls& walls, const KeepSmall& keepSmall)
{
    for (char& wall : walls) {
        if (wall == 0)
            continue;
        wall = 0;
        if (!keepSmall())
            wall = 1;
    }
}

/// Is an area too small without each of some cells; if there are none, with all it can have? `isSmallWithout` is asked
/// with a cell, -1: none.
template <class IsSmall>
[[nodiscard]] bool isSmallWithoutEach(const std::vector<int>& needed, const IsSmall& isSmallWithout)
{
    return needed.empty() ? isSmallWithout(-1) : std::ranges::all_of(needed, isSmallWithout);
}

/// The same as above for an area that is too small without each of some cells.
template <class IsSmall>
void thinOut(Walls& walls, const std::vector<int>& needed, const IsSmall& isSmallWithout)
{
    thinOut(walls, [&] { return isSmallWithoutEach(needed, isSmallWithout); });
}

} // namespace tokisuji::tracing
