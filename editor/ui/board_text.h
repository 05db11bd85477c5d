// Board text: what stands at a place, in words, for screen readers.
#pragma once

#include "engine/board/board.h"

#include <QString>

namespace tokisuji {

/// "R3C5, clue 2, lines top and left": the place, the author's clue and the solver's marks on it and round it.
[[nodiscard]] QString describePlace(const Board& board, Place place);

} // namespace tokisuji
