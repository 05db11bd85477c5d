// Promotion: the refuted and the right case of a split are swapped.
//
// Several splits may be promoted, one in the line of another. They are always brought in from the outermost to the
// innermost and undone in the opposite order, so each exchange only has to undo itself.
#include "engine/trace/difficulty.h"
#include "engine/trace/technique.h"

#include <algorithm>
#include <map>

namespace tokisuji {

namespace {

using Steps = std::vector<StepId>;

bool isRefuted(const Trace& trace, BranchId id)
{
    return trace.branches[id].outcome == Outcome::Contradiction;
}

Split* splitOf(Trace& trace, SplitId id)
{
    return id == 0 || id > trace.splits.size() ? nullptr : &trace.splits[id - 1];
}

/// The branch that goes on; nullptr: the line itself is the right case.
Branch* chosenBranch(Trace& trace, const Split& split)
{
    const auto chosen = static_cast<std::size_t>(split.chosen);
    return chosen < split.branches.size() ? &trace.branches[split.branches[chosen]] : nullptr;
}

bool concludes(const Trace& trace, StepId id, const Atom& atom)
{
    const auto& conclusions = trace.step(id).conclusions;
    return std::ranges::find(conclusions, atom) != conclusions.end();
}

/// Of several steps the one that concludes something; 0: none does.
StepId findingOf(const Trace& trace, const Steps& among, const Atom& atom)
{
    const auto found = std::ranges::find_if(among, [&](StepId id) { return concludes(trace, id, atom); });
    return found == among.end() ? 0 : *found;
}

/// Facts that were found by steps of `from` were found by those of `to` that conclude the same.
void redirect(const Trace& trace, Reason& why, const Steps& from, const Steps& to)
{
    for (FactUse& use : why.facts)
        if (std::ranges::find(from, use.by) != from.end())
            if (const StepId other = findingOf(trace, to, use.atom); other != 0)
                use.by = other;
}

void redirectAll(Trace& trace, const Steps& from, const Steps& to, BranchId except)
{
    for (Step& step : trace.steps)
        if (std::ranges::find(from, step.id) == from.end() && std::ranges::find(to, step.id) == to.end())
            redirect(trace, step.why, from, to);
    for (Branch& branch : trace.branches)
        if (branch.id != except)
            redirect(trace, branch.clash, from, to);
    redirect(trace, trace.clash, from, to);
}

/// Steps become steps of another line, and so do the cases that they rest on.
void moveInto(Trace& trace, const Steps& steps, BranchId line)
{
    for (const StepId id : steps) {
        trace.steps[id - 1].in = line;
        if (const SplitId split = trace.step(id).split; split != 0)
            trace.splits[split - 1].at = line;
    }
}

/// The steps of a branch, as they stand in the line, have batches of their own.
void number(Trace& trace, const Steps& steps)
{
    std::uint32_t batch = 0;
    for (const Step& step : trace.steps)
        batch = std::max(batch, step.batch);
    int lastLevel = -1;
    for (const StepId id : steps) {
        const Technique* technique = findTechnique(trace.step(id).technique);
        const int level = technique == nullptr ? 0 : technique->level;
        batch += level > 0 || lastLevel != 0 ? 1 : 0;
        trace.steps[id - 1].batch = batch;
        lastLevel = level;
    }
}

void bringIn(Trace& trace, Split& split, Branch& branch)
{
    Steps& line = trace.branches[split.at].steps;
    const auto own = std::ranges::find(line, split.step);
    const auto behind = own == line.end() ? own : own + 1;
    Steps before(line.begin(), behind);
    Steps after;
    for (auto id = behind; id != line.end(); ++id) {
        const bool isSaid = std::ranges::all_of(
            trace.step(*id).conclusions, [&](const Atom& atom) { return findingOf(trace, branch.steps, atom) != 0; });
        (isSaid ? split.displaced : after).push_back(*id);
    }
    line = std::move(before);
    line.insert(line.end(), branch.steps.begin(), branch.steps.end());
    line.insert(line.end(), after.begin(), after.end());
    moveInto(trace, branch.steps, split.at);
    number(trace, branch.steps);
    redirectAll(trace, split.displaced, branch.steps, branch.id);
}

/// Steps that other promotions have brought into a line stand behind their split's step, whatever their number.
bool isBroughtIn(const Trace& trace, StepId id)
{
    return std::ranges::any_of(trace.splits, [&](const Split& split) {
        if (split.chosen < 0 || static_cast<std::size_t>(split.chosen) >= split.branches.size())
            return false;
        const Steps& steps = trace.branches[split.branches[static_cast<std::size_t>(split.chosen)]].steps;
        return std::ranges::find(steps, id) != steps.end();
    });
}

void takeBack(Trace& trace, Split& split, Branch& branch)
{
    redirectAll(trace, branch.steps, split.displaced, branch.id);
    Steps& line = trace.branches[split.at].steps;
    std::erase_if(line, [&](StepId id) { return std::ranges::find(branch.steps, id) != branch.steps.end(); });
    for (const StepId id : split.displaced)
        line.insert(std::ranges::find_if(line, [&](StepId other) { return other > id && !isBroughtIn(trace, other); }),
                    id);
    split.displaced.clear();
    moveInto(trace, branch.steps, branch.id);
    for (const StepId id : branch.steps)
        trace.steps[id - 1].batch = 0;
}

void exchange(Trace& trace, SplitId id, int chosen)
{
    Split& split = trace.splits[id - 1];
    Step& step = trace.steps[split.step - 1];
    split.chosen = chosen;
    split.refutation = step.technique;
    step.technique = techniqueOf(idOf(Move::Hypothesis)).id;
    if (Branch* branch = chosenBranch(trace, split))
        bringIn(trace, split, *branch);
    step.difficulty = difficultyOf(trace, step);
}

void exchangeBack(Trace& trace, SplitId id)
{
    Split& split = trace.splits[id - 1];
    Step& step = trace.steps[split.step - 1];
    if (Branch* branch = chosenBranch(trace, split))
        takeBack(trace, split, *branch);
    split.chosen = -1;
    step.technique = split.refutation;
    split.refutation = {};
    step.difficulty = difficultyOf(trace, step);
}

/// All exchanges anew, those of `promoted` only.
void exchangeAll(Trace& trace, const std::map<SplitId, int>& promoted)
{
    for (SplitId id = static_cast<SplitId>(trace.splits.size()); id > 0; --id)
        if (trace.split(id).chosen >= 0)
            exchangeBack(trace, id);
    for (const auto& [id, chosen] : promoted)
        exchange(trace, id, chosen);
    trace.difficulty = difficultyOf(trace);
}

std::map<SplitId, int> promotedIn(const Trace& trace)
{
    std::map<SplitId, int> promoted;
    for (const Split& split : trace.splits)
        if (split.chosen >= 0)
            promoted.emplace(split.id, split.chosen);
    return promoted;
}

} // namespace

int caseThatIsLeft(const Trace& trace, SplitId id)
{
    if (id == 0 || id > trace.splits.size())
        return -1;
    const Split& split = trace.split(id);
    const auto refuted = [&](BranchId branch) { return isRefuted(trace, branch); };
    const auto count = static_cast<int>(split.branches.size());
    if ((split.kind != Split::Refute && split.kind != Split::Cases) || split.step == 0)
        return -1;
    const auto left = std::ranges::find_if_not(split.branches, refuted);
    if (left == split.branches.end())
        return split.kind == Split::Refute ? count : -1;
    if (std::ranges::count_if(split.branches, refuted) != count - 1)
        return -1;
    return static_cast<int>(left - split.branches.begin());
}

bool promote(Trace& trace, SplitId id, int chosen)
{
    const Split* split = splitOf(trace, id);
    const int left = caseThatIsLeft(trace, id);
    if (split == nullptr || left < 0 || split->chosen >= 0)
        return false;
    const bool isPathItself = split->kind == Split::Refute && chosen == static_cast<int>(split->branches.size());
    if (chosen != left && !isPathItself)
        return false;
    std::map<SplitId, int> promoted = promotedIn(trace);
    promoted[id] = left;
    exchangeAll(trace, promoted);
    return true;
}

bool demote(Trace& trace, SplitId id)
{
    const Split* split = splitOf(trace, id);
    if (split == nullptr || split->chosen < 0)
        return false;
    std::map<SplitId, int> promoted = promotedIn(trace);
    promoted.erase(id);
    exchangeAll(trace, promoted);
    return true;
}

} // namespace tokisuji
