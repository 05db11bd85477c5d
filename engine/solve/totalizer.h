// Totalizer: how many of some literals hold, as far as a bound needs it.
#pragma once

#include "engine/sat/model.h"

#include <span>
#include <vector>

namespace tokisuji {

/// Counts upwards only: `atLeast(n)` holds when n of the literals hold, and may be assumed false to bound them.
class Totalizer {
public:
    /// Counts to `limit` >= 1. Takes about |lits| * limit clauses.
    Totalizer(Model&, std::span<const Lit> lits, int limit);

    [[nodiscard]] int limit() const { return m_limit; }
    /// Requires 1 <= n <= limit().
    [[nodiscard]] Lit atLeast(int n) const;

private:
    [[nodiscard]] std::vector<Lit> count(Model&, std::span<const Lit>) const;

    int m_limit;
    std::vector<Lit> m_outputs;
};

} // namespace tokisuji
