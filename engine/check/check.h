// Check: from a board of any kind of puzzle to its verdict.
#pragma once

#include "engine/solve/check_marks.h"

namespace tokisuji {

/// Cold check of one board. Returns within 20 ms of a stop request, with Stop::Cancelled.
[[nodiscard]] Verdict check(const Board&, const CheckOptions& = {}, std::stop_token = {}, const VerdictSink& = {});

/// Stays warm between edits where that is possible: see MarkSession. Gives the same verdicts as check().
class CheckSession {
public:
    [[nodiscard]] Verdict check(const Board&, const CheckOptions& = {}, std::stop_token = {}, const VerdictSink& = {});

private:
    MarkSession m_marks;
};

} // namespace tokisuji
