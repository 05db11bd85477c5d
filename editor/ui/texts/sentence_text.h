// Sentence text: why a step holds, as a sentence of its technique with the places of this board filled in.
#pragma once

#include "engine/board/board.h"
#include "engine/trace/trace.h"

#include <QString>

namespace tokisuji {

/// In the language of the window.
[[nodiscard]] QString sentenceText(const Trace& trace, const Step& step, const Board& board);

} // namespace tokisuji
