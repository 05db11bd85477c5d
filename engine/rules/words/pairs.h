// Words about things that form pairs.
#pragma once

#include "engine/board/board.h"
#include "engine/rules/rules.h"

namespace tokisuji {

/// Every cell of the field belongs to one clue cell beside it, and every clue cell has one of its own.
void pairWithClues(Rules&, const Board&, const Field&, const RuleFamily& family);

} // namespace tokisuji
