// Words about numbers that have a partner far away.
#pragma once

#include "engine/board/rooms.h"
#include "engine/rules/words/numbers.h"

namespace tokisuji {

/// Each number has a partner: the only equal number in its row and column, with as many cells between them as it says
/// and no number there, and not in the same room or one beside it. Families one-partner, partner-away and
/// nothing-between.
void farPartners(Rules&, const Board&, const Digits&, const std::vector<Room>&);

} // namespace tokisuji
