// Look-ahead: assume something, follow it as far as it can be kept in mind, and see whether a rule breaks.
#pragma once

#include "engine/trace/thinner.h"
#include "engine/trace/vain.h"

#include <optional>
#include <vector>

namespace tokisuji::tracing {

/// Hypotheses on one Mind. Remembers which were tried in vain and does not try them again until something that they
/// looked at has changed.
class LookAhead {
public:
    /// `nesting`: the deepest that refuteNested() will be asked for.
    LookAhead(Mind&, int maxLevel, int nesting, Thinner&);

    /// Literals to assume, in the order in which a person would: near the place first. With known values only wrong
    /// ones are worth a try.
    [[nodiscard]] std::vector<Lit> candidates(Place near, const std::vector<std::int8_t>& known) const;

    /// The negation of the first candidate of some hope that leads to a contradiction within `memory` steps.
    [[nodiscard]] std::optional<Deduction> refuteOne(const std::vector<Lit>& candidates, int memory, Vain::Hope);
    /// The same with hypotheses inside of the hypothesis, up to `depth` levels; those from which most follows come
    /// first.
    [[nodiscard]] std::optional<Deduction> refuteNested(const std::vector<Lit>& candidates, int memory, int depth);
    /// Something that all values of one answer lead to.
    [[nodiscard]] std::optional<Deduction> agreeOnOne(const std::vector<Lit>& candidates, int memory);

    /// Tasks that saw a change on the path.
    void noteChanges(const std::vector<Mind::Woken>& tasks) { m_vain.noteChanges(tasks); }

    /// From now on, hypotheses of the path that lead nowhere are kept, at most this many in all.
    void keepFailed(std::size_t most) { m_keep = most; }
    /// Those since the last call, the longest try of each, in the order of the first.
    [[nodiscard]] std::vector<Case> takeFailed();

    [[nodiscard]] const Effort& effort() const { return m_effort; }

private:
    [[nodiscard]] bool isNestingOver() const { return m_mind.isStopped() || m_mind.work() >= m_nestedEnd; }
    void keep(Lit hypothesis, const Mind::Opening&);
    [[nodiscard]] std::optional<Deduction> refute(Lit hypothesis, int memory);
    [[nodiscard]] std::vector<Lit> promising(std::vector<Lit> candidates) const;
    /// How hypotheses inside of another one are followed.
    struct Inside {
        int memory;
        Thinner* thinner = nullptr; ///< null: it is only tried, not told
    };
    [[nodiscard]] std::optional<Deduction> refuteWithin(Lit hypothesis, Inside, int depth, Vain::Look* vain);
    void breakInside(Inside, int depth, Place near);
    [[nodiscard]] bool refuteSome(const std::vector<Lit>& hypotheses, Inside, int depth);
    [[nodiscard]] std::optional<Deduction> refuteShortly(Lit hypothesis, Inside);
    [[nodiscard]] std::optional<Deduction> told(Lit hypothesis, int memory);
    [[nodiscard]] std::optional<Deduction> refutationIn(Mind&, Lit hypothesis, int memory, Mind::Care) const;
    [[nodiscard]] std::optional<std::vector<Fact>> consequences(Lit hypothesis, int memory);
    void addExclusions(Lit one, Deduction& into) const;
    [[nodiscard]] std::optional<Deduction> agreement(const std::vector<Lit>& cases, int memory);

    Mind& m_mind;
    Thinner& m_thinner;
    int m_maxLevel;
    int m_literals;
    Vain m_vain;                 ///< by literal code and, one after the other, depth of nesting
    std::vector<int> m_followed; ///< by literal code: how much followed from it at the last try
    Effort m_effort;
    std::size_t m_keep = 0;
    std::vector<Case> m_failed;
    std::int64_t m_nestedEnd = 0; ///< work at which nesting gives up
    std::int64_t m_nestedSpent = 0;
};

} // namespace tokisuji::tracing
