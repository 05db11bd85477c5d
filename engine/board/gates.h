// Gates: rows of gate cells with the filled cells at their ends, and the numbers that these give them.
#pragma once

#include "engine/board/board.h"

#include <vector>

namespace tokisuji {

struct Gate {
    std::vector<Place> cells; ///< from left to right or from top to bottom
    Axis axis;                ///< the direction in which its cells lie; the line crosses it
    int number = 0;           ///< it is the n-th on the course; 0: not known
};

/// All gates in the order of their first cells. A number on a filled cell is meant for a gate that ends there, with a
/// direction only for the one on that side. Where it could be meant for several, it is given to the one that remains
/// once the others have theirs; what stays open is left unknown.
[[nodiscard]] std::vector<Gate> gatesOf(const Board&);
/// The filled cells at the ends of a gate.
[[nodiscard]] std::vector<Place> polesOf(const Board&, const Gate&);

/// Makes this cell the start, and the one that was it an ordinary one. No clue stands on it.
void moveStart(Board&, Place cell);

} // namespace tokisuji
