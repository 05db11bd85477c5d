// Fewest rules: a set of rules, none smaller, that forbid something together.
//
// Each solution that breaks some rules says that one of these is needed; so the smallest sets that hit all that was
// broken are tried, until one of them allows nothing (the implicit hitting sets of Ignatiev, Previti, Liffiton and
// Marques-Silva, 2015). Leaving out one rule after the other, by contrast, ends at some set that cannot be shrunk, and
// at which depends on everything else that is known.
#pragma once

#include "engine/sat/solver.h"

#include <functional>
#include <optional>
#include <vector>

namespace tokisuji::tracing {

class FewestRules {
public:
    struct Solver {
        std::function<SatResult(const std::vector<int>& rules)> solve;
        std::function<bool(int rule)> holds; ///< in what was found, after Sat
    };
    /// Of rules 0 to `rules` - 1.
    FewestRules(int rules, Solver);

    /// At most `most` rules. None: there are no such, or it takes too long to find them.
    [[nodiscard]] std::optional<std::vector<int>> find(std::size_t most);

private:
    [[nodiscard]] bool hitAll(std::size_t most);
    [[nodiscard]] bool noteBroken();
    [[nodiscard]] std::vector<int> brokenNow() const;
    [[nodiscard]] bool isChosen(int rule) const;

    int m_rules;
    Solver m_solver;
    std::vector<std::vector<int>> m_broken; ///< one of each is needed
    std::vector<int> m_chosen;
    int m_calls = 0;
};

} // namespace tokisuji::tracing
