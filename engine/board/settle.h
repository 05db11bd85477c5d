// Settling: after lines were removed or the board was turned, clues go where their genre keeps them.
#pragma once

#include "engine/board/edit.h"

#include <functional>

namespace tokisuji {

/// Lists of numbers below and to the right of the grid, brought back above and to the left: read backwards, as their
/// lines are now.
[[nodiscard]] Edit bringSlotsBack(const Board& turned);

/// Sums stand at the beginning of their runs, which a structural step may move elsewhere. They are removed before it
/// and put back after it.
class SumCarrier {
public:
    /// Does nothing on boards without sum runs.
    explicit SumCarrier(const Board& before);
    [[nodiscard]] Edit takeOff() const;
    /// `to`: where the step has moved a cell; `swaps`: rows have become columns.
    [[nodiscard]] Edit putBack(const Board& after, const std::function<Place(Place)>& to, bool swaps) const;

private:
    Board m_before;
    bool m_hasSums;
};

} // namespace tokisuji
