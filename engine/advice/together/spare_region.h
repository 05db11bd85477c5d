// Spare region: rules of a divided board on which one region more may lie than it has seeds. A clue that is the seed of
// a region and says nothing else can stand wherever that region may lie, so that one set of rules speaks of all places
// where one could be added.
#pragma once

#include "engine/board/board.h"
#include "engine/sat/content.h"

#include <optional>

namespace tokisuji {

struct SpareRegion {
    Rules rules;
    Field spare; ///< "lies in the region that has no seed", if there is one: answers beside those of the board
};

/// Nothing where the rules of this board do not say that each cell lies in the region of one seed, or say what cannot
/// be said again in this way.
[[nodiscard]] std::optional<SpareRegion> withSpareRegion(const Board&);

// --- telling rules again, for spare regions of any kind ---

/// The same borders as answers, under new names.
void repeatBorders(Rules&, const Rules& from, Translation& names);
/// An answer for each of these cells, "is spare".
[[nodiscard]] Field spareCells(Rules&, const Grid&, const std::vector<Place>& cells);
/// The spare cells hang together; their region ends at borders, and has none within.
void spareIsRegion(Rules&, const Rules& from, const Translation& names, const Field& spare);

} // namespace tokisuji
