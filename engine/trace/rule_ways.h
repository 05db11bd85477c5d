// RuleWays: where a rule can be met in few ways, each of them is followed a step or two, and what all of them lead to
// holds.
//
// So a strong solver goes over a room, a number or what a cell needs: "wherever these two are, that one stays white".
// Nothing is assumed that may turn out wrong: the rule itself says that one of the ways is right. A placement that
// turns out impossible is struck off and not looked at again.
#pragma once

#include "engine/trace/demands.h"
#include "engine/trace/thinner.h"
#include "engine/trace/vain.h"

#include <optional>
#include <vector>

namespace tokisuji::tracing {

class RuleWays {
public:
    /// Each way is followed with propagators up to a level.
    RuleWays(Mind&, int maxLevel, Thinner&);

    /// Ways times steps: little is as easy as other techniques, much as hard as a hypothesis.
    enum class Work : std::uint8_t { Little, Much };
    /// What all ways to meet a rule lead to, where none of them takes more than `memory` steps; rules with few ways
    /// first, then those near the place. Or a placement that is impossible. A contradiction where a rule cannot be met
    /// at all.
    [[nodiscard]] std::optional<Deduction> agreement(Place near, int memory, Vain::Hope, Work);
    /// Tasks that saw a change on the path.
    void noteChanges(const std::vector<Mind::Woken>& tasks)
    {
        m_vain.noteChanges(tasks);
        m_placements.noteChanges(tasks);
    }

private:
    struct Comparison;

    [[nodiscard]] Comparison follow(int number, const std::vector<Way>&, int memory);
    [[nodiscard]] std::vector<Fact> valuesThatFollow() const;
    [[nodiscard]] std::optional<Deduction> compare(int number, const Demand&, const std::vector<Way>&, int memory);
    [[nodiscard]] bool isPlacement(const Way&) const;

    Mind& m_mind;
    Thinner& m_thinner;
    int m_maxLevel;
    Demands m_demands;
    Vain m_vain;                               ///< by the numbers of demands
    Vain m_placements;                         ///< by their literals: those that broke nothing
    std::vector<std::vector<Way>> m_witnesses; ///< by demand: ways that had nothing in common when it was tried last
};

} // namespace tokisuji::tracing
