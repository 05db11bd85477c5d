// Foreign genres: kinds of puzzles without rules. What their URLs hold is known in part: that is drawn, and everything
// else is kept unchanged.
#pragma once

#include "engine/genre/genre.h"

#include <vector>

namespace tokisuji {

/// A genre for each known kind, without rules and marks; its clues are those of the parts that are known.
[[nodiscard]] std::vector<Genre> makeForeignGenres();

} // namespace tokisuji
