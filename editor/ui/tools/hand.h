// Hand: what was chosen beside the board for the next strokes and keys.
#pragma once

#include "engine/board/edge_set.h"

#include <optional>

namespace tokisuji {

struct Hand {
    std::optional<EdgePiece> piece; ///< to be laid
    int colour = 1;                 ///< for the sides of pieces
    friend bool operator==(const Hand&, const Hand&) = default;
};

} // namespace tokisuji
