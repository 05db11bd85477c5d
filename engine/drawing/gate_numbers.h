// Gate numbers: on every cell of a gate, as which one it is passed.
#pragma once

#include "engine/board/board.h"
#include "engine/drawing/drawing.h"

namespace tokisuji {

/// Empty where no gate has a number.
[[nodiscard]] Drawing drawGateNumbers(const Board&, double cellPixels);

} // namespace tokisuji
