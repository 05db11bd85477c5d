// TurnFindings: what is known of a state of a twisty puzzle.
#pragma once

#include "engine/twisty/pieces.h"
#include "engine/twisty/turn_answer.h"

#include <optional>

namespace tokisuji {

/// The sequences of turns that lead to the goal, or why there is none.
struct TurnFindings {
    TurnAnswer answer;
    std::optional<StateProblem> problem;
};

} // namespace tokisuji
