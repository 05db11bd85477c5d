// Checks by what the answer of a puzzle is; check() and CheckSession choose among them.
#pragma once

#include "engine/solve/check.h"

#include <span>

namespace tokisuji {

/// All of them as check(). Solutions that are known already are filled boards.
[[nodiscard]] Verdict checkMarks(const Board&, const CheckOptions&, std::stop_token, const VerdictSink&,
                                 std::span<const Board> known = {});
/// As checkMarks(), with the best placement that is known.
[[nodiscard]] Verdict checkPlacement(const Board&, const CheckOptions&, std::stop_token, const VerdictSink&);
/// Over the shortest sequences of turns.
[[nodiscard]] Verdict checkTurns(const Board&, const CheckOptions&, std::stop_token, const VerdictSink&);

} // namespace tokisuji
