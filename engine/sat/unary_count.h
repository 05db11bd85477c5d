// Unary count: how many of some literals hold, as literals themselves.
#pragma once

#include "engine/sat/model.h"

#include <span>
#include <vector>

namespace tokisuji {

/// Literal n of the result holds just where more than n of these do. Adds about 2 |lits|^2 clauses to the model, which
/// are true for ever.
[[nodiscard]] std::vector<Lit> unaryCount(Model&, std::span<const Lit>);
/// Literal n of the result holds where more than n of these do, and may be assumed false to bound them; at most `limit`
/// literals. Adds about |lits| * limit clauses.
[[nodiscard]] std::vector<Lit> unaryBound(Model&, std::span<const Lit>, int limit);
/// The same for all literals that two results are of: about 2 |one| |other| clauses.
[[nodiscard]] std::vector<Lit> unarySum(Model&, std::vector<Lit> one, std::vector<Lit> other);
/// What holds just where n of the literals do that a result is of; `No` where that cannot be.
[[nodiscard]] std::vector<Lit> thatAre(int n, std::span<const Lit> result);

} // namespace tokisuji
