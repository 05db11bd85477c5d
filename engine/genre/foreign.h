// Foreign genres: kinds of puzzles without rules. What their URLs hold is known in part: that is drawn, and everything
// else is kept unchanged.
#pragma once

#include "engine/genre/genre.h"

#include <vector>

namespace tokisuji {

/// A genre for each known kind, without rules and marks; its clues are those of the parts that are known.
[[nodiscard]] std::vector<Genre> makeForeignGenres();

/// What drawings of penpa-edit belong to of which no genre is known: Board::setup holds the link, and what it draws is
/// shown. It is in no list of kinds, and no address names it.
[[nodiscard]] Genre makePictureKind();

} // namespace tokisuji
