// Words about crossing sums.
#pragma once

#include "engine/board/board.h"
#include "engine/rules/words/numbers.h"

namespace tokisuji {

/// Numbers 1 .. `largest` in the cells that are not walls.
[[nodiscard]] Digits openDigits(Rules&, const Board&, int largest);

} // namespace tokisuji
