// RuleWays: where a rule can be met in few ways, each of them is followed a step or two, and what all of them lead to
// holds.
//
// So a strong solver goes over a room, a number or what a cell needs: "wherever these two are, that one stays white".
// Nothing is assumed that may turn out wrong: the rule itself says that one of the ways is right.
#pragma once

#include "engine/trace/vain.h"

#include <optional>
#include <vector>

namespace tokisuji::tracing {

class RuleWays {
public:
    /// Each way is followed with propagators up to a level.
    RuleWays(Mind&, int maxLevel);

    /// What all ways to meet a rule lead to, where none of them takes more than `memory` steps; rules with few ways
    /// first, then those near the place. A contradiction where a rule cannot be met at all.
    [[nodiscard]] std::optional<Deduction> agreement(Place near, int memory, Vain::Hope);
    /// Tasks that saw a change on the path.
    void noteChanges(const std::vector<int>& tasks) { m_vain.noteChanges(tasks); }

private:
    /// Between `lo` and `hi` of the literals hold, in steps of `step`, once `when` does.
    struct Demand {
        int instance;
        Lit when;
        std::vector<Lit> literals;
        int lo;
        int hi;
        int step;
        bool isAny; ///< one at least: some literal is looked for, whatever the others are
        Place place;
    };
    using Way = std::vector<Lit>;

    void addDemands(int instance);
    [[nodiscard]] std::vector<Way> waysOf(const Demand&) const;
    [[nodiscard]] std::optional<Deduction> agreement(int demand, const std::vector<Way>&, int memory);
    [[nodiscard]] std::optional<std::vector<Fact>> consequences(const Way&, int memory, Vain::Look&);
    [[nodiscard]] Deduction deduction(const Demand&, const std::vector<Way>&, std::vector<Fact> common, int memory);
    [[nodiscard]] std::shared_ptr<const Proof> proofOf(const std::vector<Way>&, const Deduction& whole,
                                                       Deduction exhaustive, int memory);
    [[nodiscard]] std::optional<Case> caseOf(const Way&, const std::vector<Fact>& common, int memory);

    Mind& m_mind;
    int m_maxLevel;
    std::vector<Demand> m_demands;
    Vain m_vain; ///< by demand
};

} // namespace tokisuji::tracing
