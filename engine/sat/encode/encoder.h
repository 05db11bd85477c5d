// Encoder: where encodings write their clauses.
#pragma once

#include "engine/sat/solver.h"

#include <span>
#include <utility>
#include <vector>

namespace tokisuji {

/// Clauses that speak only where some literals (an instance's selector and guard) hold.
class Encoder {
public:
    explicit Encoder(SatSolver& solver, std::vector<Lit> conditions = {}) : m_solver(&solver)
    {
        for (const Lit l : conditions)
            if (l != Yes)
                m_exits.push_back(!l);
    }

    /// The same with one condition more.
    [[nodiscard]] Encoder when(Lit condition) const
    {
        Encoder narrower = *this;
        if (condition != Yes)
            narrower.m_exits.push_back(!condition);
        return narrower;
    }

    void clause(std::vector<Lit> lits)
    {
        lits.insert(lits.end(), m_exits.begin(), m_exits.end());
        m_solver->add(lits);
    }
    [[nodiscard]] Lit fresh() { return m_solver->fresh(); }
    [[nodiscard]] bool surely(Lit l) const { return m_solver->surely(l); }
    [[nodiscard]] SatSolver& solver() const { return *m_solver; }

private:
    SatSolver* m_solver;
    std::vector<Lit> m_exits;
};

} // namespace tokisuji
