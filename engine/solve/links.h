// Links: what is said about paths that join equal numbers, by the frontier where the solver takes long.
#pragma once

#include "engine/sat/model.h"
#include "engine/solve/frontier.h"
#include "engine/solve/memory.h"

#include <functional>
#include <optional>
#include <vector>

namespace tokisuji {

/// What the frontier found out.
struct LinkNews {
    std::vector<Lit> facts;         ///< of the only solution: all of its literals
    std::vector<Answers> solutions; ///< the only one, or some that differ
    std::vector<Place> conflict;    ///< of none: where the numbers stand
};

class Links {
public:
    /// Empty where the rules say anything else, or marks count.
    [[nodiscard]] static std::optional<Links> in(const Rules&, const Board&, MarkUse);

    /// Nearly all small boards are solved with less; in conflicts.
    static constexpr std::int64_t patience = 2000;

    /// Asks the model, a little at first; then the frontier and the model by turns, each time for longer. Sat and Unsat
    /// are the model's, and the frontier's where there is news. All effort is counted, so that checks stay the same on
    /// every machine.
    [[nodiscard]] SatResult inTurns(Model&, const Halt&, LinkNews&, const std::function<SatResult()>& ask);

private:
    explicit Links(FoundLinks found, int atoms) : m_found(std::move(found)), m_atoms(atoms) {}
    [[nodiscard]] LinkNews newsOf(const LinkFindings&) const;

    FoundLinks m_found;
    int m_atoms;
    std::unique_ptr<LinkSearch> m_search; ///< once it is needed
};

} // namespace tokisuji
