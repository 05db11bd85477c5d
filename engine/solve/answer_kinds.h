// Checks by what the answer of a puzzle is; check() and CheckSession choose among them.
#pragma once

#include "engine/solve/check.h"

namespace tokisuji {

/// All of them as check().
[[nodiscard]] Verdict checkMarks(const Board&, const CheckOptions&, std::stop_token, const VerdictSink&);
/// As checkMarks(), with the best placement that is known.
[[nodiscard]] Verdict checkPlacement(const Board&, const CheckOptions&, std::stop_token, const VerdictSink&);
/// Over the shortest sequences of turns.
[[nodiscard]] Verdict checkTurns(const Board&, const CheckOptions&, std::stop_token, const VerdictSink&);

} // namespace tokisuji
