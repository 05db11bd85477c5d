// Arrows: the ways from cell to cell that the author has drawn (layer Way).
#pragma once

#include "engine/board/board.h"

#include <vector>

namespace tokisuji {

struct Arrows {
    /// The cells of each arrow, its tail first.
    std::vector<std::vector<Place>> ways;
    /// Cells where arrows branch or meet, and one of each ring; what hangs together with one of them is no way.
    std::vector<Place> misfits;
};

/// Requires the layer Way.
[[nodiscard]] Arrows arrowsOf(const Board&);
/// Does a piece of an arrow lead from a cell in this direction?
[[nodiscard]] bool leads(const Board&, Place cell, Dir);
/// Can one be put there so that no arrow branches, meets another one, closes a ring or enters a filled cell? What is on
/// the edge already makes way for it.
[[nodiscard]] bool mayLead(const Board&, Place cell, Dir);

} // namespace tokisuji
