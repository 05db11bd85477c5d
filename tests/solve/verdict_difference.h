// What two verdicts on one board must agree on, however they were found.
#pragma once

#include "engine/genre/registry.h"
#include "engine/rules/judge.h"
#include "engine/solve/verdict.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace tokisuji {

/// What a warm session says otherwise than a cold check, or wrongly; empty: nothing. Which of several solutions is
/// found, and which conflict, is left open.
inline std::string verdictDifference(const Board& board, const Verdict& warm, const Verdict& cold)
{
    const Rules rules = rulesOf(board);
    const bool solutionsAreRight = (!warm.solution || isRight(rules, *warm.solution))
                                   && std::ranges::all_of(warm.alternatives, [&](const Board& b) {
                                          return isRight(rules, b) && b != *warm.solution;
                                      });
    const std::array agreed{
        std::pair("status", warm.status == cold.status),
        std::pair("an end", warm.stop == Stop::Finished && cold.stop == Stop::Finished),
        std::pair("number of answers", warm.total == cold.total),
        std::pair("determined marks", warm.determined == cold.determined && warm.determinedCount == cold.determinedCount
                                          && warm.determinedComplete == cold.determinedComplete),
        std::pair("all solutions", warm.allFound == cold.allFound),
        std::pair("number of alternatives", warm.alternatives.size() == cold.alternatives.size()),
        std::pair("status without marks", warm.withoutMarks == cold.withoutMarks),
        std::pair("smallest conflict", warm.conflictMinimal == cold.conflictMinimal),
        std::pair("solution", warm.solution.has_value() == cold.solution.has_value()),
        std::pair("right solutions", solutionsAreRight),
    };
    const auto other = std::ranges::find(agreed, false, &std::pair<const char*, bool>::second);
    return other == agreed.end() ? std::string() : std::string("the session differs: ") + other->first;
}

} // namespace tokisuji
