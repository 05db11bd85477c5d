// Words about clues that look at the nearest cells of a field in the four straight directions.
#pragma once

#include "engine/rules/rules.h"

#include <algorithm>
#include <array>
#include <vector>

namespace tokisuji {

/// What is seen from a cell in one direction, at the distances 1, 2, .. up to the edge of the board.
struct Sight {
    std::vector<Lit> at;    ///< the cell lies in the field
    std::vector<Lit> first; ///< and no cell before it
    std::vector<Lit> free;  ///< no cell up to here lies in it

    /// Yes or No beyond the edge.
    [[nodiscard]] Lit firstAt(std::size_t distance) const
    {
        return distance <= first.size() ? first[distance - 1] : No;
    }
    [[nodiscard]] Lit freeUpTo(std::size_t distance) const
    {
        return distance == 0 || free.empty() ? Yes : free[std::min(distance, free.size()) - 1];
    }
};

/// In the order of `directions`.
[[nodiscard]] std::array<Sight, 4> sightsFrom(Rules&, const Field&, Place cell);

} // namespace tokisuji
