// LazyRule: a rule about the board as a whole, whose clauses are written when a model breaks them.
//
// Connectivity in clauses would be far larger than the board. Instead the local rules are solved, the model is looked
// at natively, and for each way in which it breaks the rule a clause is added that every right answer obeys.
#pragma once

#include "engine/sat/encode/encoder.h"
#include "engine/sat/truth.h"

#include <algorithm>
#include <span>
#include <vector>

namespace tokisuji {

/// Literals one of which certainly holds, while the selector does. Known ones make cuts shorter.
struct Witness {
    std::vector<Lit> oneOf;
    Lit selector = Yes;
};

class LazyRule {
public:
    /// `guard`: where it does not hold, the rule says nothing. Rules that say several things under conditions of their
    /// own have none.
    explicit LazyRule(Lit guard = Yes) : m_guard(guard) {}
    virtual ~LazyRule() = default;

    /// Adds clauses that `model` breaks, each implied by the rules; returns how many. None: the model obeys the rule.
    /// `round` counts the models since the search began; what recurs is met with stronger means. Once the halt is
    /// reached, some or all cuts may be left out: then none says nothing.
    int cut(const Truth& model, int round, const Halt& halt)
    {
        return model[m_guard] ? cutModel(model, round, halt) : 0;
    }
    /// Literals that are assumed in the calls to come, until others are told: cuts speak of these rather than of what
    /// is free. Adds clauses that they break by themselves, whatever else is true; returns how many.
    int takeForGranted(std::span<const Lit> literals)
    {
        return std::ranges::find(literals, !m_guard) == literals.end() ? cutGranted(literals) : 0;
    }
    /// Does the truth of the answers and helpers obey the rule? `mend` gets literals one of which should change.
    [[nodiscard]] bool obeyed(const Truth& truth, std::vector<Lit>* mend)
    {
        return !truth[m_guard] || isRight(truth, mend);
    }
    /// Groups of atoms that are best changed together (the edges round a face).
    virtual void addMoves(std::vector<std::vector<int>>&) const {}
    /// What the rules in force say outright. Sets of other literals than the rule's own are ignored.
    virtual void setWitnesses(const std::vector<Witness>&) {}
    /// Literals that have to be assumed for the cuts to work.
    virtual void assume(std::vector<Lit>&) const {}
    /// Literals under which solutions are found far sooner, though not all of them obey these.
    virtual void ease(std::vector<Lit>&) const {}
    /// A solution of all rules was found.
    virtual void remember(const Truth&) {}

protected:
    // cut(), takeForGranted() and obeyed() where the guard holds.
    virtual int cutModel(const Truth&, int round, const Halt&) = 0;
    virtual int cutGranted(std::span<const Lit>) { return 0; }
    [[nodiscard]] virtual bool isRight(const Truth&, std::vector<Lit>* mend) = 0;

private:
    Lit m_guard;
};

} // namespace tokisuji
