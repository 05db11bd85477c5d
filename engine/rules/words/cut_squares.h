// Words about squares that borders and the cells outside a field cut out of a board.
#pragma once

#include "engine/board/place_map.h"
#include "engine/rules/words/regions.h"

#include <vector>

namespace tokisuji {

namespace family {

inline constexpr RuleFamily cutSquare{.id = "cut-square",
                                      .name = {"every area is a square", "区切られた部分はすべて正方形"},
                                      .broken = {"An area is not a square", "正方形でない部分があります"}};

inline constexpr RuleFamily equalSquares{
    .id = "equal-squares",
    .name = {"squares of the same size do not share a side", "同じ大きさの正方形は辺で接しない"},
    .broken = {"Two squares of the same size share a side", "同じ大きさの正方形が辺で接しています"}};

} // namespace family

/// While clues are to come, each cell outside may turn out to be a hole, so nothing is said of squares yet.
class CutSquares {
public:
    /// What lies inside the field hangs together where no border is; family cut-square.
    CutSquares(Rules&, const Borders&, Field inside);

    [[nodiscard]] const Field& inside() const { return m_inside; }
    /// Cell and next one lie in the same square.
    [[nodiscard]] Lit open(Place cell, Dir d) const
    {
        const Place edge = edgeBetween(cell, d);
        return grid().isInner(edge) ? m_open[edge] : No;
    }
    /// "Its row in the square has so many cells." Of cells outside the field: one.
    [[nodiscard]] Lit hasSide(Place cell, int cells) const
    {
        return cells <= static_cast<int>(m_sides.size()) ? m_sides[static_cast<std::size_t>(cells - 1)][cell] : No;
    }
    /// No two squares of one size share a side; family equal-squares.
    void differBesideEachOther(Rules&) const;
    /// At each side of a square in this direction one at least of the cells beyond does not lie in the field.
    void restsOutside(Rules&, const Field&, Dir, const RuleFamily&) const;

private:
    [[nodiscard]] const Grid& grid() const { return m_inside.grid(); }
    void areFull(Rules&) const;
    void areAsWideAsHigh(Rules&) const;
    void measure(Rules&);

    Field m_inside;
    PlaceMap<Lit> m_open; ///< by inner edge
    std::vector<PlaceMap<Lit>> m_sides;
};

} // namespace tokisuji
