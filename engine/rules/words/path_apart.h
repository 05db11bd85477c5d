// Words about a path that keeps away from itself.
#pragma once

#include "engine/board/board.h"
#include "engine/rules/rules.h"

namespace tokisuji {

/// For each cell, "a line comes to it".
[[nodiscard]] Field usedCells(Rules&, const Field& line);
/// The path, which passes the cells of the field `used`, never comes beside itself, not even at a corner; only its ends
/// may be beside each other. Family path-apart.
void pathApart(Rules&, const Field& line, const Field& used);

} // namespace tokisuji
