// Turned solutions: where pieces may be turned, a solution turned as a whole is another one.
#pragma once

#include "engine/board/board.h"

#include <vector>

namespace tokisuji {

/// The solution turned by a half, and on a square board by a quarter either way: those that obey the pins and differ
/// from it and from each other. None where pieces may not be turned.
[[nodiscard]] std::vector<Board> turnedSolutions(const Board& solution);

} // namespace tokisuji
