// Words about regions, or areas of a field, that are L shapes of width 1.
#pragma once

#include "engine/board/board.h"
#include "engine/rules/rules.h"
#include "engine/rules/words/regions.h"

#include <map>
#include <utility>

namespace tokisuji {

/// Cells and the sides over which they belong together: those without a border, or those between two cells of a field.
class Ways {
public:
    explicit Ways(const Borders&);
    Ways(Rules&, const Field&);

    [[nodiscard]] const Grid& grid() const { return m_covers.grid(); }
    [[nodiscard]] const std::vector<Place>& cells() const { return m_cells; }
    /// The cell belongs to a shape at all.
    [[nodiscard]] Lit covers(Place cell) const { return m_covers[cell]; }
    [[nodiscard]] Lit open(Place cell, Dir d) const { return m_open[edgeBetween(cell, d)]; }
    [[nodiscard]] std::vector<Lit> open(Place cell) const;
    /// For each cell in the four directions from a cell, "it belongs together with all up to there".
    [[nodiscard]] std::vector<Lit> straightOn(Rules&, Place cell) const;

private:
    std::vector<Place> m_cells;
    Field m_covers;
    Field m_open; ///< by edge
};

/// Every region or area is an L with one corner; family l-shape.
class CornerShapes {
public:
    CornerShapes(Rules&, const Ways&);

    /// The corner of its region is in this cell.
    [[nodiscard]] Lit at(Place c) const { return m_bent.at(c); }
    /// Straight on from here, in this direction, lies the corner of the region.
    [[nodiscard]] Lit ahead(Place c, Dir d) const;
    /// The same for each distance: 1, 2, ... cells away.
    [[nodiscard]] std::vector<Lit> ahead(Rules&, const Borders&, Place c, Dir d) const;

private:
    Grid m_grid;
    std::map<Place, Lit> m_bent;
    std::map<std::pair<Place, Dir>, Lit> m_ahead;
};

/// Every region or area is an L with a corner, a circle (any number but `plainMark`) is at its corner and says how many
/// cells it has, and an arrow is at an end and points to it; families l-shape, circle-corner, region-size, arrow-end
/// and arrow-to-corner.
void elbows(Rules&, const Board&, const Ways&);

} // namespace tokisuji
