// Shift: the whole board one cell towards a side. Its size stays.
#pragma once

#include "engine/board/edit.h"

#include <optional>

namespace tokisuji {

/// A line is taken away at the side and an empty one comes in opposite; marks go with the clues. Requires two lines.
[[nodiscard]] Edit shiftTowards(const Board&, Side);
/// How many clues and borders between rooms fall off the board.
[[nodiscard]] int lostByShift(const Board&, Side);
/// The side, where an edit is a shift.
[[nodiscard]] std::optional<Side> shiftedTowards(const Edit&);

} // namespace tokisuji
