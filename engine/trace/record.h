// Record: turns deductions into the steps, branches and splits of a Trace.
#pragma once

#include "engine/trace/ground.h"
#include "engine/trace/trace.h"

#include <map>

namespace tokisuji::tracing {

class Record {
public:
    Record(const Ground&, Trace&);

    /// Appends a folded deduction to the path, or to its last step where that is seen at the same glance.
    /// `alternatives`: other steps of its level that were available.
    void add(const Deduction&, int alternatives);
    /// The path ends in a contradiction.
    void addClash(const Deduction&);
    /// Hypotheses that led nowhere, before the next step that is added.
    void addTried(std::vector<Case> cases);
    /// Writes down what was tried. It gets the last numbers, so that the others are the same without it.
    void finish();

private:
    void addTo(BranchId, const Deduction&, int alternatives);
    [[nodiscard]] bool joinLast(const Deduction&, BranchId);
    [[nodiscard]] StepId addStep(const Deduction&, BranchId, int alternatives);
    void addSplit(const Proof&, StepId);
    void addCase(const Case&, SplitId);
    [[nodiscard]] SplitId triedSplit(StepId before);
    [[nodiscard]] Reason reasonOf(const Deduction&) const;
    [[nodiscard]] std::vector<Atom> atomsOf(const std::vector<Fact>&) const;
    void note(const Fact&, StepId);

    const Ground& m_ground;
    Trace& m_trace;
    std::map<Fact, std::vector<StepId>> m_foundBy; ///< innermost last
    std::vector<Fact> m_noted;                     ///< in order, to be forgotten at the end of a branch
    std::uint32_t m_batch = 0;
    int m_lastLevel = -1;
    struct Tried {
        StepId before;
        Case hypothesis;
    };
    std::vector<Tried> m_tried;
};

} // namespace tokisuji::tracing
