// One value: which rules ask for nothing but that a number has exactly one of its values.
#pragma once

#include "engine/rules/rules.h"

#include <vector>

namespace tokisuji {

/// By answer: the index of that instance; -1 where the answer is no number, or only some condition asks for a value.
[[nodiscard]] std::vector<int> oneValueRules(const Rules&);
/// Has the number of such a rule two values, so that it is the one or the other?
[[nodiscard]] bool isEitherOr(const Instance& oneValueRule);

} // namespace tokisuji
