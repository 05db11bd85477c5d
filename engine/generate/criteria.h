// Criteria: is a puzzle what the options ask for, beside having one solution?
#pragma once

#include "engine/generate/clue_limits.h"

#include <stop_token>

namespace tokisuji {

/// Symmetry, pattern, values, number of clues and given clues are as the options say.
[[nodiscard]] bool meetsPattern(const Board& puzzle, const ClueLimits&);

/// Do the options say anything about how the puzzle is solved?
[[nodiscard]] bool asksForPath(const GenerateOptions&);
/// A unique puzzle can be solved within the profile that is asked for, without the techniques that are unwanted.
/// Taking clues away only makes that harder.
[[nodiscard]] bool isSolvableAsAsked(const Board& puzzle, const GenerateOptions&, const std::stop_token&);
/// That, and it needs what it shall need: more than the next easier profile, and the techniques that are wanted.
[[nodiscard]] bool meetsPath(const Board& puzzle, const GenerateOptions&, const std::stop_token&);

} // namespace tokisuji
