#include "engine/trace/trace.h"

#include <algorithm>
#include <array>

namespace tokisuji {

std::string_view nameOf(TraceResult result)
{
    constexpr std::array<std::string_view, 4> names{"solved", "stuck", "contradiction", "unknown"};
    return names[static_cast<std::size_t>(result)];
}

namespace {

void markUses(const Reason& reason, std::vector<char>& used)
{
    for (const FactUse& use : reason.facts)
        used[use.by] = 1;
}

} // namespace

Trace cleaned(const Trace& trace)
{
    std::vector<char> used(trace.steps.size() + 1, 0);
    markUses(trace.clash, used);
    for (const Branch& branch : trace.branches)
        markUses(branch.clash, used);
    for (const Step& step : trace.steps)
        if (step.in != 0)
            markUses(step.why, used);
    Trace result = trace;
    auto& path = result.branches.front().steps;
    std::vector<StepId> kept;
    for (auto id = path.rbegin(); id != path.rend(); ++id) {
        const Step& step = trace.step(*id);
        const auto isRelation = [](const Atom& atom) { return atom.isRelation(); };
        if (used[*id] == 0 && std::ranges::all_of(step.conclusions, isRelation))
            continue;
        markUses(step.why, used);
        kept.push_back(*id);
    }
    std::ranges::reverse(kept);
    path = std::move(kept);
    return result;
}

bool promote(Trace& trace, SplitId id, int chosen)
{
    if (id == 0 || id > trace.splits.size())
        return false;
    Split& split = trace.splits[id - 1];
    // A refutation has the case that is left behind its branches: it is the path itself.
    const auto last = static_cast<int>(split.branches.size()) - (split.kind == Split::Refute ? 0 : 1);
    if (split.kind == Split::EitherWay || chosen < 0 || chosen > last)
        return false;
    if (chosen < static_cast<int>(split.branches.size())
        && trace.branches[split.branches[static_cast<std::size_t>(chosen)]].outcome == Outcome::Contradiction)
        return false;
    for (std::size_t k = 0; k < split.branches.size(); ++k)
        if (static_cast<int>(k) != chosen && trace.branches[split.branches[k]].outcome != Outcome::Contradiction)
            return false;
    split.chosen = chosen;
    return true;
}

bool demote(Trace& trace, SplitId id)
{
    if (id == 0 || id > trace.splits.size() || trace.splits[id - 1].chosen < 0)
        return false;
    trace.splits[id - 1].chosen = -1;
    return true;
}

} // namespace tokisuji
