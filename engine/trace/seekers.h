// Seekers: who surely needs a partner, and who may be it.
#pragma once

#include "engine/rules/primitive.h"

#include <vector>

namespace tokisuji::tracing {

struct Seeker {
    Place place;
    std::vector<Lit> partners; ///< one of them at least is there
};

/// The nodes that are there whatever the answer, where nothing but the partner is left to find.
[[nodiscard]] std::vector<Seeker> seekersOf(const PairUp&);

} // namespace tokisuji::tracing
