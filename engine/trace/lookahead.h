// Look-ahead: assume something, follow it as far as it can be kept in mind, and see whether a rule breaks.
#pragma once

#include "engine/trace/mind.h"

#include <optional>
#include <vector>

namespace tokisuji::tracing {

/// Hypotheses on one Mind. Remembers which were tried in vain and does not try them again until something that they
/// looked at has changed.
class LookAhead {
public:
    LookAhead(Mind&, int maxLevel);

    /// Literals to assume, in the order in which a person would: near the place first. With known values only wrong
    /// ones are worth a try.
    [[nodiscard]] std::vector<Lit> candidates(Place near, const std::vector<std::int8_t>& known) const;

    /// None: tried in vain, and nothing has changed that was looked at. Faint: only the board as a whole has.
    enum class Hope : std::uint8_t { None, Faint, Good };
    /// The negation of the first candidate of some hope that leads to a contradiction within `memory` steps.
    [[nodiscard]] std::optional<Deduction> refuteOne(const std::vector<Lit>& candidates, int memory, Hope);
    /// The same with hypotheses inside of the hypothesis, up to `depth` levels.
    [[nodiscard]] std::optional<Deduction> refuteNested(const std::vector<Lit>& candidates, int memory, int depth);
    /// Something that all values of one answer lead to.
    [[nodiscard]] std::optional<Deduction> agreeOnOne(const std::vector<Lit>& candidates, int memory);

    /// From now on, hypotheses of the path that lead nowhere are kept, at most this many in all.
    void keepFailed(std::size_t most) { m_keep = most; }
    /// Those since the last call, the longest try of each, in the order of the first.
    [[nodiscard]] std::vector<Case> takeFailed();

    [[nodiscard]] const Effort& effort() const { return m_effort; }

private:
    /// A try that failed: how much could be held, when, and whether something that it looked at has changed since.
    struct Tried {
        int memory = 0;
        int at = 0;
        int number = 0; ///< of the tries of this hypothesis
        bool isStale = false;
        bool sawBoard = false; ///< looked at the board as a whole, so every change may matter
    };
    /// Who looked at a task.
    struct Reader {
        Lit hypothesis;
        int number;
    };
    [[nodiscard]] bool isNestingOver() const { return m_mind.isStopped() || m_mind.examinations() >= m_nestedEnd; }
    void keep(Lit hypothesis, const Mind::Opening&);
    void noteChanges();
    void noteFailure(Lit hypothesis, int memory);
    [[nodiscard]] Hope hopeOf(Lit, int memory) const;
    [[nodiscard]] std::optional<Deduction> refute(Lit hypothesis, int memory);
    [[nodiscard]] std::optional<Deduction> refuteWithin(Lit hypothesis, int memory, int depth);
    [[nodiscard]] bool breakInside(int memory, int depth, Place near);
    [[nodiscard]] Deduction refutation(Lit hypothesis, const Mind::Opening&, Move) const;
    [[nodiscard]] std::optional<std::vector<Fact>> consequences(Lit hypothesis, int memory);
    [[nodiscard]] Case caseOf(Lit hypothesis, const Mind::Opening&, const Deduction& end) const;
    void gather(const Case&, const Mind::Opening&, Deduction& into) const;
    void addExclusions(Lit one, Deduction& into) const;
    [[nodiscard]] std::optional<Deduction> agreement(const std::vector<Lit>& cases, int memory);

    Mind& m_mind;
    int m_maxLevel;
    std::vector<Tried> m_tried;                 ///< by literal code
    std::vector<std::vector<Reader>> m_readers; ///< by task, without those that look at the whole board
    Effort m_effort;
    std::size_t m_keep = 0;
    std::vector<Case> m_failed;
    std::int64_t m_nestedEnd = 0; ///< examinations at which nesting gives up
    std::int64_t m_nestedSpent = 0;
};

} // namespace tokisuji::tracing
