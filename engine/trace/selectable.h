// Selectable rules: the same rules over the same atoms, each of which can be switched off.
#pragma once

#include "engine/rules/rules.h"

namespace tokisuji::tracing {

/// Instances keep their order and atoms their numbers. Every instance is one of a clue, so that a Model gives it a
/// selector, but for those that only say what a number of bridges means.
[[nodiscard]] Rules selectable(const Rules&);

} // namespace tokisuji::tracing
