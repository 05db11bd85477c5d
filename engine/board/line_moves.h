// Line moves: where places go when lines are inserted or removed.
#pragma once

#include "engine/board/edit.h"

namespace tokisuji {

[[nodiscard]] inline Place shifted(Place p, Axis axis, int by)
{
    return axis == Axis::Horizontal ? Place{p.x, static_cast<std::int16_t>(p.y + 2 * by)}
                                    : Place{static_cast<std::int16_t>(p.x + 2 * by), p.y};
}
/// The coordinate that tells lines of an axis apart.
[[nodiscard]] inline int along(Place p, Axis axis)
{
    return axis == Axis::Horizontal ? p.y : p.x;
}
[[nodiscard]] inline Size grown(Size size, Axis axis, int by)
{
    return axis == Axis::Horizontal ? Size{size.width, size.height + by} : Size{size.width + by, size.height};
}
[[nodiscard]] inline int lineCount(const Board& board, Axis axis)
{
    return axis == Axis::Horizontal ? board.size().height : board.size().width;
}
/// The cells of a board with so many lines more, or fewer, from line `at` on.
[[nodiscard]] inline Grid grown(const Grid& grid, Axis axis, int at, int by)
{
    return Grid(grown(grid.size(), axis, by), at == 0 ? grid.tiling().movedBy(by) : grid.tiling());
}

/// Is a place lost when the lines go? The edges on their far side (near side for lines at the far end) go with them.
[[nodiscard]] inline bool isIn(Place p, const RemoveLines& step)
{
    const int first = 2 * step.at + (step.at == 0 ? 0 : 1);
    return along(p, step.axis) >= first && along(p, step.axis) < first + 2 * step.count;
}
/// Where a place goes that is not lost.
[[nodiscard]] inline Place movedBy(const RemoveLines& step, Place p)
{
    const int first = 2 * step.at + (step.at == 0 ? 0 : 1);
    return along(p, step.axis) >= first ? shifted(p, step.axis, -step.count) : p;
}

} // namespace tokisuji
