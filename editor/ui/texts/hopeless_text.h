// Hopeless text: why a board has no answer although no clue is to blame.
#pragma once

#include "engine/board/board.h"

#include <QString>

namespace tokisuji {

/// A sentence for a board whose rules cannot be satisfied whatever its clues say; it names the rule if one alone is
/// enough.
[[nodiscard]] QString hopelessText(const Board& board);

} // namespace tokisuji
