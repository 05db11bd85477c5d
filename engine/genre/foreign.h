// Foreign genres: kinds of puzzles without rules. What their addresses hold is known in part: it is drawn, and
// everything else stays as it came.
#pragma once

#include "engine/genre/genre.h"

#include <vector>

namespace tokisuji {

/// A genre for each known kind, without rules and marks; its clues are those of the parts that are known.
[[nodiscard]] std::vector<Genre> makeForeignGenres();

} // namespace tokisuji
