#include "engine/trace/record.h"

#include "engine/trace/difficulty.h"

#include <algorithm>
#include <functional>
#include <set>
#include <utility>

namespace tokisuji::tracing {

namespace {

/// The same fact always in the same form.
Fact canonical(const Ground& ground, Fact fact)
{
    if (fact.isValue())
        return {ground.meant(fact.a)};
    if (fact.b.atom() < fact.a.atom())
        std::swap(fact.a, fact.b);
    return fact.a.positive() ? fact : Fact{!fact.a, !fact.b};
}

/// Of several bounds on one bridge only the tightest says something.
bool isImpliedBy(const Atom& weak, const Atom& strong)
{
    if (weak.at != strong.at || weak.op != strong.op || weak == strong)
        return false;
    return (weak.op == Atom::AtLeast && strong.value > weak.value)
           || (weak.op == Atom::AtMost && strong.value < weak.value);
}

template <class T, class Projection>
void keepTightest(std::vector<T>& uses, Projection atomOf)
{
    const std::vector<T> all = uses;
    std::erase_if(uses, [&](const T& use) {
        return std::ranges::any_of(
            all, [&](const T& other) { return isImpliedBy(std::invoke(atomOf, use), std::invoke(atomOf, other)); });
    });
}

/// Families and anchors, without the parts.
std::set<std::pair<const RuleFamily*, Place>> rulesOf(const Reason& why)
{
    std::set<std::pair<const RuleFamily*, Place>> rules;
    for (const ConKey& key : why.constraints)
        rules.emplace(key.family, key.anchor);
    return rules;
}

template <class T>
void unite(std::vector<T>& all, const std::vector<T>& more)
{
    for (const T& one : more)
        if (std::ranges::find(all, one) == all.end())
            all.push_back(one);
}

} // namespace

Record::Record(const Ground& ground, Trace& trace) : m_ground(ground), m_trace(trace) {}

void Record::add(const Deduction& d, int alternatives)
{
    addTo(0, d, alternatives);
}

void Record::addTo(BranchId branch, const Deduction& d, int alternatives)
{
    if (joinLast(d, branch))
        return;
    const StepId id = addStep(d, branch, alternatives);
    m_trace.branches[branch].steps.push_back(id);
}

void Record::addClash(const Deduction& d)
{
    m_trace.clash = reasonOf(d);
}

void Record::addTried(std::vector<Case> cases)
{
    const auto before = static_cast<StepId>(m_trace.steps.size() + 1);
    for (Case& one : cases)
        m_tried.push_back({before, std::move(one)});
}

/// A hypothesis that was tried in vain before its contrary was refuted is the case that is left of that split.
void Record::finish()
{
    const auto main = static_cast<StepId>(m_trace.steps.size());
    for (const Tried& tried : m_tried) {
        const StepId before = tried.before > main ? 0 : tried.before;
        const Step* step = before == 0 ? nullptr : &m_trace.step(before);
        const Atom atom = m_ground.atomOf({tried.hypothesis.hypothesis});
        const bool isLeft = step != nullptr && step->split != 0 && step->conclusions == std::vector{atom}
                            && m_trace.split(step->split).kind == Split::Refute;
        addCase(tried.hypothesis, isLeft ? step->split : triedSplit(before));
    }
    m_tried.clear();
}

/// The split of what was tried before a step, made when there is none.
SplitId Record::triedSplit(StepId before)
{
    if (const auto found = triedBefore(m_trace, before); !found.empty())
        return found.front();
    const auto id = static_cast<SplitId>(m_trace.splits.size() + 1);
    m_trace.splits.push_back({.kind = Split::Tried, .id = id, .step = before});
    return id;
}

std::vector<Atom> Record::atomsOf(const std::vector<Fact>& facts) const
{
    std::vector<Atom> atoms;
    for (const Fact& fact : facts)
        if (m_ground.isVisible(fact))
            atoms.push_back(m_ground.atomOf(fact));
    std::ranges::sort(atoms);
    const auto repeated = std::ranges::unique(atoms);
    atoms.erase(repeated.begin(), repeated.end());
    keepTightest(atoms, std::identity{});
    return atoms;
}

Reason Record::reasonOf(const Deduction& d) const
{
    Reason reason;
    for (const int i : d.instances)
        reason.constraints.push_back(m_ground.instance(i).key());
    for (const Fact& premise : d.premises) {
        if (!m_ground.isVisible(premise))
            continue;
        const auto found = m_foundBy.find(canonical(m_ground, premise));
        const StepId by = found == m_foundBy.end() || found->second.empty() ? 0 : found->second.back();
        reason.facts.push_back({m_ground.atomOf(premise), by});
    }
    std::ranges::sort(reason.facts);
    const auto repeated = std::ranges::unique(reason.facts);
    reason.facts.erase(repeated.begin(), repeated.end());
    keepTightest(reason.facts, &FactUse::atom);
    for (const Hint& hint : d.hints)
        if (!hint.places.empty())
            reason.hints.push_back(hint);
    reason.ways = d.ways;
    return reason;
}

/// Values of one place that the same rules exclude, for no other reasons than one of the two needs: "it sees 4 at most,
/// so it is not 5 or 6".
bool Record::joinLast(const Deduction& d, BranchId in)
{
    const std::vector<StepId>& steps = m_trace.branches[in].steps;
    if (steps.empty() || steps.back() != m_trace.steps.size() || d.proof)
        return false;
    Step& last = m_trace.steps.back();
    if (last.split != 0 || last.technique != techniqueOf(d.technique).id)
        return false;
    const std::vector<Atom> conclusions = atomsOf(d.conclusions);
    const Reason why = reasonOf(d);
    const auto isSamePlace = [&](const Atom& a) { return a.op == Atom::IsNot && a.at == conclusions.front().at; };
    if (conclusions.empty() || !std::ranges::all_of(conclusions, isSamePlace)
        || !std::ranges::all_of(last.conclusions, isSamePlace) || why.hints != last.why.hints
        || why.ways != last.why.ways || rulesOf(why) != rulesOf(last.why))
        return false;
    const bool isLess = std::ranges::includes(last.why.facts, why.facts);
    const bool isMore = std::ranges::includes(why.facts, last.why.facts);
    if ((!isLess && !isMore) || std::ranges::find(why.facts, last.id, &FactUse::by) != why.facts.end())
        return false;
    if (!isLess)
        last.why.facts = why.facts;
    unite(last.why.constraints, why.constraints);
    unite(last.conclusions, conclusions);
    std::ranges::sort(last.conclusions);
    last.difficulty = difficultyOf(m_trace, last);
    for (const Fact& fact : d.conclusions)
        note(fact, last.id);
    return true;
}

StepId Record::addStep(const Deduction& d, BranchId in, int alternatives)
{
    const Technique& technique = techniqueOf(d.technique);
    if (in == 0 && (technique.level > 0 || m_lastLevel != 0))
        ++m_batch;
    if (in == 0)
        m_lastLevel = technique.level;
    const auto id = static_cast<StepId>(m_trace.steps.size() + 1);
    m_trace.steps.push_back({.id = id,
                             .in = in,
                             .technique = technique.id,
                             .batch = in == 0 ? m_batch : 0,
                             .alternatives = alternatives,
                             .conclusions = atomsOf(d.conclusions),
                             .why = reasonOf(d)});
    if (d.proof)
        addSplit(*d.proof, id);
    Step& step = m_trace.steps[id - 1];
    step.difficulty = difficultyOf(m_trace, step);
    for (const Fact& fact : d.conclusions)
        note(fact, id);
    return id;
}

void Record::addSplit(const Proof& proof, StepId step)
{
    const auto id = static_cast<SplitId>(m_trace.splits.size() + 1);
    m_trace.splits.push_back({.kind = proof.kind,
                              .id = id,
                              .at = m_trace.step(step).in,
                              .step = step,
                              .exhaustive = reasonOf(proof.exhaustive)});
    m_trace.steps[step - 1].split = id;
    for (const Case& one : proof.cases)
        addCase(one, id);
}

void Record::addCase(const Case& one, SplitId of)
{
    const auto id = static_cast<BranchId>(m_trace.branches.size());
    m_trace.branches.push_back({.id = id,
                                .of = of,
                                .hypothesis = m_ground.atomOf({one.hypothesis}),
                                .also = atomsOf({one.also.begin(), one.also.end()}),
                                .outcome = one.outcome,
                                .memory = one.memory});
    m_trace.splits[of - 1].branches.push_back(id);
    const std::size_t before = m_noted.size();
    for (const Deduction& d : one.deductions)
        addTo(id, d, 0);
    if (one.outcome == Outcome::Contradiction)
        m_trace.branches[id].clash = reasonOf(one.end);
    while (m_noted.size() > before) {
        m_foundBy[m_noted.back()].pop_back();
        m_noted.pop_back();
    }
}

void Record::note(const Fact& fact, StepId step)
{
    const Fact key = canonical(m_ground, fact);
    m_foundBy[key].push_back(step);
    m_noted.push_back(key);
}

} // namespace tokisuji::tracing
