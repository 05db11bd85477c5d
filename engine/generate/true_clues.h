// True clues: clues that are true in a solution.
#pragma once

#include "engine/generate/clue_limits.h"
#include "engine/sat/halt.h"
#include "engine/util/random.h"

#include <vector>

namespace tokisuji {

/// The board with a true clue at each of these places where there is one with an allowed value; where several are true,
/// one at random. Places that get none stay as they are; so do all that are left when `halt` is reached. Works for
/// every clue that is one value at one place.
[[nodiscard]] Board withTrueClues(const Board& skeleton, const Board& solution, const std::vector<Place>& places,
                                  const ClueLimits&, Random&, const Halt&);

} // namespace tokisuji
