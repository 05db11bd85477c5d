// SatSolver: the facade on CryptoMiniSat. Nothing else in the program knows which solver works behind it.
#pragma once

#include "engine/sat/halt.h"
#include "engine/sat/truth.h"

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <memory>
#include <span>
#include <vector>

namespace tokisuji {

enum class SatResult : std::uint8_t { Sat, Unsat, Unknown };

/// Clauses over atoms 0, 1, ..., of which atom 0 is the constant True; more atoms can be made at any time.
/// One thread at a time; a stop request may come from any thread.
class SatSolver {
public:
    /// Atoms 0 .. atoms-1 exist from the start.
    explicit SatSolver(int atoms);
    ~SatSolver();
    SatSolver(const SatSolver&) = delete;
    SatSolver& operator=(const SatSolver&) = delete;

    [[nodiscard]] int atomCount() const;
    [[nodiscard]] Lit fresh();
    /// At least one holds. Facts known so far are folded in; the empty clause makes every solve() Unsat.
    void add(std::span<const Lit> clause);
    void add(std::initializer_list<Lit> clause) { add(std::span(clause.begin(), clause.size())); }

    /// Unknown only when `halt` is reached or more than `conflicts` conflicts were spent.
    [[nodiscard]] SatResult solve(std::span<const Lit> assumptions, const Halt& halt = {},
                                  std::int64_t conflicts = INT64_MAX);
    /// The solution of the last solve(), which must have been Sat.
    [[nodiscard]] const Truth& model() const;
    /// Assumptions that cannot hold together. The last solve() must have been Unsat.
    [[nodiscard]] const std::vector<Lit>& core() const;

    /// Learns which literals are settled by the clauses alone. Requires no assumptions; returns the new ones.
    std::vector<Lit> harvestFacts();
    /// The literal is settled, as far as harvestFacts() and unit clauses told.
    [[nodiscard]] bool surely(Lit) const;

    [[nodiscard]] std::int64_t conflictCount() const;
    [[nodiscard]] int callCount() const;

private:
    friend class Pulse;
    struct Core;
    std::unique_ptr<Core> m_core;
};

/// As long as it lives, somebody is told a few times a second that a solver is still at work, on the thread that solves.
/// One for each solver.
class Pulse {
public:
    Pulse(SatSolver&, std::function<void()> beat);
    ~Pulse();
    Pulse(const Pulse&) = delete;
    Pulse& operator=(const Pulse&) = delete;

private:
    SatSolver& m_solver;
};

} // namespace tokisuji
