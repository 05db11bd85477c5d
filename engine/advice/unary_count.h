// Unary count: how many of some literals hold, as literals themselves.
#pragma once

#include "engine/sat/model.h"

#include <span>
#include <vector>

namespace tokisuji {

/// Literal n of the result holds just where more than n of these do. Adds about 2 |lits|^2 clauses to the model, which
/// are true for ever.
[[nodiscard]] std::vector<Lit> unaryCount(Model&, std::span<const Lit>);

} // namespace tokisuji
