// Solving a puzzle of turns: whichever way of searching answers first.
#pragma once

#include "engine/twisty/definition.h"
#include "engine/twisty/turn_answer.h"

#include <string>

namespace tokisuji {

/// The shortest sequences, or those that are `longer` than these, with the proof that there is no shorter one. Search
/// from both ends has a head start, which is enough for small puzzles; then growing depth and the two phases of the
/// definition run beside it, and what one of them knows counts for all. Requires a state that problemOf() has nothing
/// against. Returns within 20 ms of the halt with what is known by then. The sink is called by one thread at a time.
[[nodiscard]] TurnAnswer solveTurns(const TwistyDefinition&, const std::string& state, const TurnQuestion&, const Halt&,
                                    const TurnSink& = {});

} // namespace tokisuji
