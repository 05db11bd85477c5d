// Retelling: rules that are told again, with changes, over the same atoms.
#pragma once

#include "engine/rules/rules.h"

#include <functional>

namespace tokisuji {

/// Rules over the same atoms that say nothing yet. An answer of several values becomes one for each of its atoms.
[[nodiscard]] Rules overSameAtoms(const Rules&);
/// The same rules without those that come from the clue at a place.
[[nodiscard]] Rules withoutRulesOf(Place clue, const Rules&);

/// What is said of parts, of others that are made of them.
[[nodiscard]] Primitive ofOtherParts(Primitive, const std::function<Shared<Parts>(const Parts&)>&);

} // namespace tokisuji
