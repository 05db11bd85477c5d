// Spare part: rules of a board on which one part more may lie than it has seeds. A clue that is the only seed of its
// part (an island, a rectangle, a region) can stand wherever that part may lie, so that one set of rules speaks of all
// places where one could be added.
#pragma once

#include "engine/rules/rules.h"

#include <optional>

namespace tokisuji {

struct SparePart {
    Rules rules; ///< atoms and answers of the board come first
    Field spare; ///< "lies in the part that has no seed", if there is one: answers of their own
};

/// The areas of which these rules want each to hold one seed; null where there are none, or several sorts.
[[nodiscard]] const Parts* areasWithSeeds(const Rules&);
/// Nothing where these rules do not say that each part of the board holds one seed. What they say of seeds that are
/// there stays as it is.
[[nodiscard]] std::optional<SparePart> withSparePart(const Rules&, const Grid&);

} // namespace tokisuji
