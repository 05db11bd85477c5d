// Words about square pieces with coloured sides.
#pragma once

#include "engine/board/edge_set.h"
#include "engine/board/place_map.h"
#include "engine/rules/rules.h"

namespace tokisuji {

/// The answer layer Digit: a kind of the set in every cell, each piece of the set used once, the border colour on the
/// frame and nowhere else. A board whose set does not go with its size has no solution.
class PlacedPieces {
public:
    PlacedPieces(Rules&, const Board&);

    [[nodiscard]] const EdgeSet& set() const { return m_set; }
    /// "The piece in this cell has this colour on this side." Requires that there are pieces.
    [[nodiscard]] Lit has(Place cell, Dir side, int colour) const;
    /// "This piece, or one that looks like it, lies in this cell", turned in any way that it may be.
    [[nodiscard]] std::vector<Lit> is(Place cell, int piece) const;

private:
    using Colours = std::array<std::vector<Lit>, 4>; ///< by side (Dir - 1) and colour

    void borderOutside(Rules&);
    void eachUsed(Rules&);
    [[nodiscard]] bool goesWithFrame(const EdgeSet::Kind&, Place cell) const;
    [[nodiscard]] Colours coloursAt(Rules&, Place cell) const;
    [[nodiscard]] const NumberVar& liesAt(Place cell) const;

    Grid m_grid;
    EdgeSet m_set;
    PlaceMap<NumberVar> m_lies;
    PlaceMap<Colours> m_colours;
};

/// Sides that touch have the same colour.
void sidesMatch(Rules&, const Board&, const PlacedPieces&);

} // namespace tokisuji
