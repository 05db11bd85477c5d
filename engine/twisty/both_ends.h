// Search from both ends: all states near the goal in a table, and from the state all sequences that reach one of them.
#pragma once

#include "engine/twisty/definition.h"
#include "engine/twisty/turn_answer.h"

#include <string>

namespace tokisuji {

/// The shortest sequences with the proof that there is no shorter one. Requires a state that problemOf() has nothing
/// against. Looks at the halt every few thousand states; what is known by then is returned.
[[nodiscard]] TurnAnswer searchFromBothEnds(const TwistyDefinition&, const std::string& state, const TurnQuestion&,
                                            const Halt&, const TurnSink& = {});

} // namespace tokisuji
