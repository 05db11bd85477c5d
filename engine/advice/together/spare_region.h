// Spare region: rules of a divided board on which one region more may lie than it has seeds. A clue that is the seed of
// a region and says nothing else can stand wherever that region may lie, so that one set of rules speaks of all places
// where one could be added.
#pragma once

#include "engine/board/board.h"
#include "engine/rules/rules.h"

#include <optional>

namespace tokisuji {

struct SpareRegion {
    Rules rules;
    Field spare; ///< "lies in the region that has no seed", if there is one: answers beside those of the board
};

/// Nothing where the rules of this board do not say that each cell lies in the region of one seed, or say what cannot
/// be said again in this way.
[[nodiscard]] std::optional<SpareRegion> withSpareRegion(const Board&);

} // namespace tokisuji
