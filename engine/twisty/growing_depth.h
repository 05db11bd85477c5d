// Search by growing depth: is there a sequence of 0, 1, 2, ... turns? asked of the SAT solver.
#pragma once

#include "engine/twisty/definition.h"
#include "engine/twisty/turn_answer.h"

#include <string>

namespace tokisuji {

/// Finds the same as searchFromBothEnds, in less memory and more time; an impossible state is never known to be one.
[[nodiscard]] TurnAnswer searchByGrowingDepth(const TwistyDefinition&, const std::string& state, const TurnQuestion&,
                                              const Halt&, const TurnSink& = {});

} // namespace tokisuji
