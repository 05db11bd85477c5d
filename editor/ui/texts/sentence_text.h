// Sentence text: why a step holds, as a sentence of its technique with the places of this board filled in.
#pragma once

#include "engine/board/board.h"
#include "engine/trace/trace.h"

#include <QString>

namespace tokisuji {

/// In the language of the window.
[[nodiscard]] QString sentenceText(const Trace& trace, const Step& step, const Board& board);
/// What a contradiction breaks: rules, where they stand; where it lies in what is known alone, the relations that cannot
/// hold any more.
[[nodiscard]] QString brokenText(const Reason& clash, const Board& board);
/// The values that are known in a reason, without its relations.
[[nodiscard]] QString valuesText(const Reason& why, const Board& board);

} // namespace tokisuji
