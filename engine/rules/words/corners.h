// Words about triangles that fill half of a cell.
#pragma once

#include "engine/board/board.h"
#include "engine/rules/rules.h"

#include <map>

namespace tokisuji {

/// The answer layer Corner: a triangle or nothing in every cell without a clue. Clue cells and what lies beyond the
/// frame are black. Family one-triangle.
class Corners {
public:
    Corners(Rules&, const Board&);

    /// For each cell, "a triangle stands here".
    [[nodiscard]] Field triangles() const;
    /// The whole side of a cell is black: its triangle fills one of the two corners there, or the cell is black.
    [[nodiscard]] Lit black(Place cell, Dir side) const;
    /// It is, or a clue may still make the cell black: one without a triangle.
    [[nodiscard]] Lit mayBeBlack(Place cell, Dir side) const;

private:
    Grid m_grid;
    std::vector<Lit> m_triangles;
    std::map<std::pair<Place, Dir>, Lit> m_sides; ///< of the cells that are not black
    std::map<std::pair<Place, Dir>, Lit> m_mayBe; ///< of the same where clues are still to come
};

/// Every white area is a rectangle, upright or at 45 degrees.
///
/// Round a lattice point there are eight angles of 45 degrees, each black or white as a whole: two in each cell, one
/// by each of the sides that meet in the point. A white area is a rectangle exactly when it has, wherever its rim
/// passes a point, an angle of 90 or 180 degrees there: then no corner is sharp, blunt or turned inwards, and no area
/// has a hole, for the rim of a hole would turn inwards.
void rightAngles(Rules&, const Grid&, const Corners&, const RuleFamily& family);

} // namespace tokisuji
