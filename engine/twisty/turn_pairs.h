// Turn pairs: which turn can come after which in a shortest sequence.
#pragma once

#include "engine/twisty/definition.h"

#include <optional>
#include <utility>
#include <vector>

namespace tokisuji {

/// As pairsInOrder(), without pairs that are declared to follow one another never. Of two turns that can change places
/// such a pair says which order is the standard one; nullopt: what is declared goes round in a circle.
[[nodiscard]] std::optional<std::vector<std::vector<bool>>> pairsWithout(const std::vector<Turn>&,
                                                                         const std::vector<std::pair<int, int>>& never);

} // namespace tokisuji
