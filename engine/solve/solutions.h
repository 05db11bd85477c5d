// Solutions of some rules one after the other, beside those that are known.
#pragma once

#include "engine/sat/model.h"
#include "engine/solve/memory.h"

#include <span>
#include <vector>

namespace tokisuji {

/// Literals that hold all together in this solution alone; of answers that it does not have, none.
[[nodiscard]] std::vector<Lit> literalsOf(const Rules&, const Answers&);
/// Those of the answers at some places alone.
[[nodiscard]] std::vector<Lit> literalsAt(const std::vector<Place>&, const Rules&, const Answers&);

/// A search that comes to no solution twice; they are told apart by the answers of the rules. What it rules out counts
/// as long as it lives. Rules and model outlive it; not thread-safe.
class SolutionSearch {
public:
    SolutionSearch(const Rules& rules, Model& model) : m_rules(rules), m_model(model), m_goesOn(model.fresh()) {}
    ~SolutionSearch()
    try {
        m_model.add({!m_goesOn});
    } catch (...) { // memory ran out: what was ruled out stands beside the later searches, which do not assume it
        return;
    }
    SolutionSearch(const SolutionSearch&) = delete;
    SolutionSearch& operator=(const SolutionSearch&) = delete;

    void ruleOut(const Answers&);
    /// Another one under these assumptions, until the next call; null: none, or it was given up.
    [[nodiscard]] const Answers* next(std::span<const Lit> assumptions, const Halt&);
    /// After a null: there is none.
    [[nodiscard]] bool hasAll() const { return m_last == SatResult::Unsat && !m_rules.leavesAnswersOut(); }

private:
    const Rules& m_rules;
    Model& m_model;
    Lit m_goesOn;
    Answers m_found;
    SatResult m_last = SatResult::Sat;
};

/// Solutions of some rules, each once.
struct SolutionSet {
    std::vector<Answers> solutions;
    bool all = false; ///< there are no others
};
/// Solutions under these assumptions beside those in `known`, `most` at most.
[[nodiscard]] SolutionSet othersThan(std::span<const Answers> known, const Rules&, Model&,
                                     std::span<const Lit> assumptions, std::size_t most, const Halt&);

} // namespace tokisuji
