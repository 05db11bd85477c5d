// Measured: instances that compare something with a single number, so that the number can be read off a solution.
#pragma once

#include "engine/rules/judge.h"

#include <optional>

namespace tokisuji {

/// The number that is asked for; nothing where there is none, or a range of them.
[[nodiscard]] std::optional<int> numberAsked(const Primitive&);
/// The same with another number. Requires one that asks for a number.
[[nodiscard]] Primitive askingFor(int number, Primitive);
/// What is compared with the number, if it can be told. Requires one that asks for a number.
[[nodiscard]] std::optional<int> measured(const Primitive&, const Assignment&);

} // namespace tokisuji
