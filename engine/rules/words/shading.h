// Words about shading: compositions over a literal per cell.
#pragma once

#include "engine/board/board.h"
#include "engine/rules/rules.h"

namespace tokisuji {

/// The answer layer Shade: for each cell, "is shaded".
[[nodiscard]] Field shade(Rules&, const Board&);
/// No two cells of the field share an edge.
void notAdjacent(Rules&, const Field&, std::string_view family = "not-adjacent");
/// No 2×2 square lies wholly in the field.
void noSquare(Rules&, const Field&, std::string_view family = "no-square");
/// The cells of the field form at most one area.
void connected(Rules&, const Field&, std::string_view family);

} // namespace tokisuji
