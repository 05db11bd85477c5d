// Deduction: one inference in terms of literals, as propagators hand it over. The record turns it into a Step.
#pragma once

#include "engine/rules/literal.h"
#include "engine/trace/technique.h"
#include "engine/trace/trace.h"

#include <memory>
#include <utility>
#include <vector>

namespace tokisuji::tracing {

/// "a and b are equal"; with b == Yes "a holds".
struct Fact {
    Lit a;
    Lit b = Yes;

    [[nodiscard]] bool isValue() const { return b == Yes; }
    friend auto operator<=>(const Fact&, const Fact&) = default;
};

/// "a and b are equal" for literals one of which may be constant: never read as a value.
[[nodiscard]] constexpr Fact equal(Lit a, Lit b)
{
    if (a.constant())
        std::swap(a, b);
    return b == Yes ? Fact{!a, No} : Fact{a, b};
}

struct Proof;

/// From the premises, by the instances, follow the conclusions; without conclusions: a contradiction.
struct Deduction {
    TechniqueId technique = idOf(Move::Silent);
    std::vector<int> instances; ///< indices into Rules::instances()
    std::vector<Fact> premises;
    std::vector<Fact> conclusions;
    std::vector<Hint> hints;
    std::vector<std::vector<int>> ways{}; ///< to make a sum (Reason::ways)
    std::shared_ptr<const Proof> proof;   ///< the cases, when the deduction rests on a case distinction
    int pattern = -1;                     ///< of the library, that it is an occurrence of; -1: none
    std::vector<int> held; ///< deductions since the hypothesis that must be kept in mind, itself included

    [[nodiscard]] bool isSilent() const { return technique == idOf(Move::Silent); }
    [[nodiscard]] bool isClash() const { return conclusions.empty(); }
};

/// One case: what follows from a hypothesis, only the deductions that lead to its end.
struct Case {
    Lit hypothesis;
    std::vector<Lit> also{}; ///< what is assumed with it
    std::vector<Deduction> deductions;
    Deduction end; ///< the clash; or the deduction that reaches the common conclusion is the last one
    Outcome outcome = Outcome::Stalled;
    int memory = 0;
};

struct Proof {
    Split::Kind kind = Split::Refute;
    std::vector<Case> cases;
    Deduction exhaustive{}; ///< why these are all cases
};

} // namespace tokisuji::tracing
