// Checks of puzzles whose answer is not marks; check() and CheckSession choose among them.
#pragma once

#include "engine/solve/check_marks.h"

namespace tokisuji {

/// As checkMarks(), with the best placement that is known.
[[nodiscard]] Verdict checkPlacement(const Board&, const CheckOptions&, std::stop_token, const VerdictSink&);
/// Over the shortest sequences of turns.
[[nodiscard]] Verdict checkTurns(const Board&, const CheckOptions&, std::stop_token, const VerdictSink&);

} // namespace tokisuji
