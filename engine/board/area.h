// Area: a rectangle of cells, as authors select it.
#pragma once

#include "engine/board/geometry.h"

#include <algorithm>

namespace tokisuji {

/// Its edges and corners belong to it, those on its frame too.
struct CellArea {
    Place first; ///< its upper left cell
    Place last;  ///< its lower right cell

    [[nodiscard]] constexpr Size size() const { return {(last.x - first.x) / 2 + 1, (last.y - first.y) / 2 + 1}; }
    [[nodiscard]] constexpr bool contains(Place p) const
    {
        return p.x >= first.x - 1 && p.x <= last.x + 1 && p.y >= first.y - 1 && p.y <= last.y + 1;
    }
    friend constexpr bool operator==(const CellArea&, const CellArea&) = default;
};

/// Two opposite corners in any order.
[[nodiscard]] constexpr CellArea areaBetween(Place a, Place b)
{
    return {{std::min(a.x, b.x), std::min(a.y, b.y)}, {std::max(a.x, b.x), std::max(a.y, b.y)}};
}
/// So many cells from an upper left one on.
[[nodiscard]] constexpr CellArea areaFrom(Place first, Size size)
{
    return {first, first.step(Dir::Right, 2 * (size.width - 1)).step(Dir::Down, 2 * (size.height - 1))};
}
[[nodiscard]] inline bool isWithin(const CellArea& area, const Grid& grid)
{
    return grid.hasCell(area.first) && grid.hasCell(area.last);
}
/// The area of the same size on the grid that lies nearest. Requires one that is no larger than the grid.
[[nodiscard]] constexpr CellArea broughtWithin(const CellArea& area, Size board)
{
    const Size size = area.size();
    const auto held = [](int at, int length, int all) { return std::clamp(at, 0, std::max(0, all - length)); };
    return areaFrom(
        cellAt(held(column(area.first), size.width, board.width), held(row(area.first), size.height, board.height)),
        size);
}

} // namespace tokisuji
