// Recipes: what single genres do in ways of their own, one file each; the table in recipe.cpp names them.
#pragma once

#include "engine/generate/recipe.h"

namespace tokisuji {

// loops.cpp: a loop that winds over the board
[[nodiscard]] std::vector<Wish> dreamLoopOnCells(const Board& skeleton, const Workshop&);
[[nodiscard]] std::vector<Wish> dreamLoopOnVertices(const Board& skeleton, const Workshop&);

// doubles.cpp
[[nodiscard]] std::optional<Draft> beginDaburi(const Workshop&);
[[nodiscard]] std::optional<Draft> beginHitori(const Workshop&);

// shikaku.cpp
[[nodiscard]] std::optional<Draft> beginShikaku(const Workshop&);

} // namespace tokisuji
