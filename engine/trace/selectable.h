// Selectable rules: the same rules over the same atoms, each of which can be switched off.
#pragma once

#include "engine/rules/rules.h"

namespace tokisuji::tracing {

/// Instances keep their order and atoms their numbers. Every instance is one of a clue, so that a Model gives it a
/// selector, but for what values mean, which comes along with every rule and explains nothing: that two bridges are at
/// least one, and that a number has no other value. What can be switched off is that it has one at all, where it could
/// have more than two; that it has no other stands behind the rest.
[[nodiscard]] Rules selectable(const Rules&);

} // namespace tokisuji::tracing
