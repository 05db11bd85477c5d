// Search in two phases: first to a state that only some turns are needed for, then on with those; in two threads.
#pragma once

#include "engine/twisty/definition.h"
#include "engine/twisty/turn_answer.h"

#include <string>

namespace tokisuji {

/// Sequences that become shorter, usually long before it is known that none is shorter still; that is known once the
/// first phase alone has become as long. Requires a definition with two phases.
[[nodiscard]] TurnAnswer searchInTwoPhases(const TwistyDefinition&, const std::string& state, const Halt&,
                                           const TurnSink& = {});

} // namespace tokisuji
