// Selectable rules: the same rules over the same atoms, each of which can be switched off.
#pragma once

#include "engine/rules/rules.h"

#include <vector>

namespace tokisuji::tracing {

struct Selectable {
    /// Instances keep their order and atoms their numbers; what `noOther` names stands behind them. Every instance is
    /// one of a clue, so that a Model gives it a selector, but for what values mean, which comes along with every rule
    /// and explains nothing: that two bridges are at least one, and that of two values a number has one.
    Rules rules;
    /// By answer: the instance that a number has no other value, where it may have more than two; -1 otherwise. That it
    /// has one at all is what remains of the instance in the order.
    std::vector<int> noOther;
};

[[nodiscard]] Selectable selectable(const Rules&);

} // namespace tokisuji::tracing
