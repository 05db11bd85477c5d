// Placement: how a board of pieces is laid.
#pragma once

#include "engine/board/board.h"

namespace tokisuji {

/// A board of pieces, of which some may fit before all do.
struct Placement {
    Board board;
    int matched = 0; ///< inner sides whose two colours are the same
    int sides = 0;   ///< inner sides of the board
    [[nodiscard]] double matchRate() const { return sides == 0 ? 1.0 : static_cast<double>(matched) / sides; }
};

} // namespace tokisuji
