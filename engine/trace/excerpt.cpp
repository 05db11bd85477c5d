#include "engine/trace/excerpt.h"

#include "engine/trace/difficulty.h"

namespace tokisuji {

namespace {

Reason asGiven(Reason why)
{
    for (FactUse& use : why.facts)
        use.by = 0;
    return why;
}

class Excerpt {
public:
    Excerpt(const Trace& whole, Trace& result) : m_whole(whole), m_result(result) {}

    StepId addStep(StepId from, BranchId in)
    {
        Step step = m_whole.step(from);
        const SplitId split = step.split;
        step.id = static_cast<StepId>(m_result.steps.size() + 1);
        step.in = in;
        step.why = asGiven(std::move(step.why));
        step.split = 0;
        const StepId id = step.id;
        m_result.steps.push_back(std::move(step));
        if (split != 0)
            addSplit(split, id);
        return id;
    }

private:
    void addSplit(SplitId from, StepId step)
    {
        Split split = m_whole.split(from);
        split.id = static_cast<SplitId>(m_result.splits.size() + 1);
        split.at = m_result.step(step).in;
        split.step = step;
        split.exhaustive = asGiven(std::move(split.exhaustive));
        split.branches.clear();
        const SplitId id = split.id;
        m_result.steps[step - 1].split = id;
        m_result.splits.push_back(std::move(split));
        for (const BranchId branch : m_whole.split(from).branches)
            addBranch(branch, id);
    }

    void addBranch(BranchId from, SplitId of)
    {
        Branch branch = m_whole.branches[from];
        branch.id = static_cast<BranchId>(m_result.branches.size());
        branch.of = of;
        branch.clash = asGiven(std::move(branch.clash));
        branch.steps.clear();
        const BranchId id = branch.id;
        m_result.splits[of - 1].branches.push_back(id);
        m_result.branches.push_back(std::move(branch));
        for (const StepId step : m_whole.branches[from].steps) {
            const StepId inner = addStep(step, id);
            m_result.branches[id].steps.push_back(inner);
        }
    }

    const Trace& m_whole;
    Trace& m_result;
};

} // namespace

Trace excerptOf(const Trace& whole, StepId step)
{
    Trace result;
    result.puzzle = whole.puzzle;
    result.genre = whole.genre;
    result.profile = whole.profile;
    const StepId id = Excerpt(whole, result).addStep(step, 0);
    result.branches.front().steps = {id};
    result.difficulty = difficultyOf(result);
    return result;
}

} // namespace tokisuji
