// Thin: takes clues away that a puzzle does not need.
#pragma once

#include "engine/generate/draft.h"

#include <functional>

namespace tokisuji {

/// Is a unique puzzle still as it is wanted? Asked after uniqueness.
using Approval = std::function<bool(const Board&)>;

/// The full board of a draft, which has one solution, with fewer clues: as few as the options want, in random order.
/// What is left is unique and approved of.
[[nodiscard]] Board thinned(const Draft&, const SearchContext&, const Approval&);

} // namespace tokisuji
