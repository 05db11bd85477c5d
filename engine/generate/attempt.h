// Attempt: one bounded search from one seed. A search for a puzzle is a row of attempts; each gives the same on every
// machine, so the first of them that succeeds is the same whatever runs beside it.
#pragma once

#include "engine/generate/draft.h"

#include <functional>

namespace tokisuji {

/// Told of every board that was read, and of the first one before it is.
using Sighting = std::function<void(const Board& full, const Reading&)>;

struct Found {
    Board puzzle; ///< only clues
    Board solution;
};

/// None when this attempt leads to nothing, or was stopped.
[[nodiscard]] std::optional<Found> attempt(const Genre&, const Recipe&, const GenerateOptions&, std::uint64_t seed,
                                           const Halt&, const Sighting&);

} // namespace tokisuji
