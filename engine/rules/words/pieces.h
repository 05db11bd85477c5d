// Words about square pieces with coloured sides.
#pragma once

#include "engine/board/edge_set.h"
#include "engine/rules/rules.h"

namespace tokisuji {

/// The answer layer Digit: a kind of the set in every cell, each piece of the set used once.
class PlacedPieces {
public:
    PlacedPieces(Rules&, const Board&);

    [[nodiscard]] const EdgeSet& set() const { return m_set; }
    /// "The piece in this cell has this colour on this side."
    [[nodiscard]] Lit has(Place cell, Dir side, int colour) const;
    /// "This piece, or one that looks like it, lies in this cell", turned in any way that it may be.
    [[nodiscard]] std::vector<Lit> is(Place cell, int piece) const;

private:
    Grid m_grid;
    EdgeSet m_set;
    std::vector<NumberVar> m_lies;                          ///< by cell
    std::vector<std::array<std::vector<Lit>, 4>> m_colours; ///< by cell, side (Dir - 1) and colour
};

/// Sides that touch have the same colour; the border colour is on the frame and nowhere else.
void sidesMatch(Rules&, const Board&, const PlacedPieces&);

} // namespace tokisuji
