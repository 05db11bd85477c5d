// Words about regions that are L shapes of width 1.
#pragma once

#include "engine/board/board.h"
#include "engine/rules/rules.h"
#include "engine/rules/words/regions.h"

#include <map>
#include <utility>

namespace tokisuji {

/// Every region is an L with one corner; family l-shape.
class CornerShapes {
public:
    CornerShapes(Rules&, const Borders&);

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

/// Every region is an L with a corner, a circle (any number but `plainMark`) is at its corner, and an arrow is at an
/// end and points to it; families l-shape, circle-corner, arrow-end and arrow-to-corner.
void elbows(Rules&, const Board&, const Borders&);

} // namespace tokisuji
