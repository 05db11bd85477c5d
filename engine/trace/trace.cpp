#include "engine/trace/trace.h"

#include "engine/trace/difficulty.h"

#include <algorithm>
#include <array>

namespace tokisuji {

std::string_view nameOf(TraceResult result)
{
    constexpr std::array<std::string_view, 4> names{"solved", "stuck", "contradiction", "unknown"};
    return names[static_cast<std::size_t>(result)];
}

bool restsOnHypothesis(const Trace& trace, const Step& step)
{
    return step.split != 0 && trace.split(step.split).kind != Split::Ways;
}

std::vector<Atom> assumptionsOf(const Branch& branch)
{
    std::vector<Atom> all{branch.hypothesis};
    all.insert(all.end(), branch.also.begin(), branch.also.end());
    return all;
}

namespace {

void markUses(const Reason& reason, std::vector<char>& used)
{
    for (const FactUse& use : reason.facts)
        used[use.by] = 1;
}

bool ledNowhere(const Branch& branch)
{
    return branch.id != 0 && branch.outcome != Outcome::Contradiction && branch.outcome != Outcome::Agree;
}

/// Hypotheses that led nowhere have the last numbers, so nothing else changes its own.
void dropTried(Trace& trace)
{
    const auto first = std::ranges::find_if(trace.branches, ledNowhere);
    if (first == trace.branches.end())
        return;
    const BranchId end = first->id;
    std::vector<SplitId> promoted;
    for (const Split& split : trace.splits)
        if (split.chosen >= 0 && std::ranges::any_of(split.branches, [&](BranchId id) { return id >= end; }))
            promoted.push_back(split.id);
    for (const SplitId id : promoted)
        static_cast<void>(demote(trace, id));
    std::erase_if(trace.steps, [&](const Step& step) { return step.in >= end; });
    std::erase_if(trace.splits, [](const Split& split) { return split.kind == Split::Tried; });
    for (Split& split : trace.splits)
        std::erase_if(split.branches, [&](BranchId id) { return id >= end; });
    trace.branches.resize(end);
    for (const SplitId id : promoted)
        static_cast<void>(promote(trace, id, caseThatIsLeft(trace, id)));
}

} // namespace

std::vector<SplitId> triedBefore(const Trace& trace, StepId step)
{
    std::vector<SplitId> found;
    for (const Split& split : trace.splits)
        if (split.kind == Split::Tried && split.step == step)
            found.push_back(split.id);
    return found;
}

Trace cleaned(const Trace& trace)
{
    Trace result = trace;
    dropTried(result);
    std::vector<char> used(result.steps.size() + 1, 0);
    markUses(result.clash, used);
    for (const Branch& branch : result.branches)
        markUses(branch.clash, used);
    for (const Step& step : result.steps)
        if (step.in != 0)
            markUses(step.why, used);
    auto& path = result.branches.front().steps;
    std::vector<StepId> kept;
    for (auto id = path.rbegin(); id != path.rend(); ++id) {
        const Step& step = result.step(*id);
        const auto isRelation = [](const Atom& atom) { return atom.isRelation(); };
        if (used[*id] == 0 && std::ranges::all_of(step.conclusions, isRelation))
            continue;
        markUses(step.why, used);
        kept.push_back(*id);
    }
    std::ranges::reverse(kept);
    path = std::move(kept);
    result.difficulty = difficultyOf(result);
    return result;
}

} // namespace tokisuji
