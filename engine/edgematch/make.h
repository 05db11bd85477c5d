// Make: an edge-matching puzzle from a solved board of random colours.
#pragma once

#include "engine/board/edge_set.h"

#include <cstdint>

namespace tokisuji {

/// Sides between two cells.
[[nodiscard]] int innerSides(Size);

enum class PinChoice : std::uint8_t {
    None,
    Centre, ///< the piece in the middle cell, of two the right or the lower one
};

struct EdgeWishes {
    Size size{5, 5};
    int colours = 4; ///< of inner sides, from 1 on
    std::uint64_t seed = 1;
    bool free = false; ///< pieces may be turned
    PinChoice pin = PinChoice::None;
    bool unique = false; ///< only a puzzle with one solution will do; which seeds make one, the caller finds out
};

/// Why a puzzle cannot be made as it is wished, or what is odd about it.
enum class EdgeObjection : std::uint8_t {
    None,
    Size,        ///< not 1 to mostEdgeSide each way
    Colours,     ///< not 1 to mostEdgeColours - 1
    Turned,      ///< wished to be unique, but every seed's solution turned as a whole is another one
    TooFewSides, ///< there are fewer inner sides than colours, so that some of these are missing: a warning only
};
[[nodiscard]] EdgeObjection objectionTo(const EdgeWishes&);

struct MadeEdgeMatch {
    Board puzzle;   ///< nothing lies on it
    Board solution; ///< the same with every piece laid
};
/// Every colour comes to as many inner sides as every other one, or one more; which sides, the seed says. The pieces
/// are then numbered (and, where they may be, turned) at random, so that the numbers tell nothing of the cells.
/// The same wishes give the same puzzle everywhere. Requires no objection but TooFewSides.
[[nodiscard]] MadeEdgeMatch makeEdgeMatch(const EdgeWishes&);

} // namespace tokisuji
