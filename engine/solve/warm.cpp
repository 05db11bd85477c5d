// Solving after an edit.
//
// The clauses of a clue hang on its selector, so another clue is a change of assumptions and everything learnt stays.
// Most of a verdict does not even need the solver: solutions of earlier boards that obey the present clues show what
// is open, and a proof holds as long as the clues that it used are there. What is left is asked in chunks: can one of
// these literals be otherwise? The first question is about the neighbourhood of the edit, since that is where a second
// solution appears or disappears.
#include "engine/solve/warm.h"

#include "engine/board/distance.h"
#include "engine/solve/backbone_search.h"
#include "engine/solve/findings.h"
#include "engine/solve/links.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr std::ptrdiff_t nearestAsked = 100;
constexpr int freeChunksForCold = 25;
constexpr int openForCold = 300;
constexpr int growthAllowed = 3;
constexpr int atomsAllowed = 50'000;

} // namespace

struct WarmSolver::Run {
    WarmSolver& warm;
    std::span<const Lit> marks;
    const InsightQuestion& insight;
    const Halt& halt;
    const std::function<void(const WarmFindings&)>& progress;
    WarmFindings findings = {};
    std::optional<BackboneSearch> search = {}; // from the first solution on
    const bool isAboutLinks = Links::in(warm.m_rules, insight.board, insight.marks).has_value();

    void go();
    template <class Ask>
    [[nodiscard]] SatResult patiently(const Ask&);
    [[nodiscard]] bool findFirst();
    void recall();
    [[nodiscard]] bool settleStatus();
    [[nodiscard]] std::vector<int> nearEdit() const;
    [[nodiscard]] bool goesOn();
    void take(const Truth& other);
    void force(const std::vector<int>& keys);
    [[nodiscard]] std::vector<Lit> usedPremises() const;
};

WarmSolver::WarmSolver(Rules rules, const Halt& halt)
    : m_rules(std::move(rules)), m_model(m_rules, Selectors::Clues, halt), m_firstAtoms(m_model.solver().atomCount())
{
}

bool WarmSolver::adopt(Rules rules)
{
    const LitSet before(m_model.selectors());
    std::vector<std::pair<Lit, Place>> old;
    for (std::size_t i = 0; i < m_rules.instances().size(); ++i)
        old.emplace_back(m_model.selectors()[i], m_rules.instances()[i].anchor);
    if (!m_model.adopt(rules))
        return false;
    m_rules = std::move(rules);
    const LitSet now(m_model.selectors());
    m_changed.clear();
    for (const auto& [selector, anchor] : old)
        if (!now.contains(selector))
            m_changed.push_back(anchor);
    for (std::size_t i = 0; i < m_rules.instances().size(); ++i)
        if (!before.contains(m_model.selectors()[i]))
            m_changed.push_back(m_rules.instances()[i].anchor);
    return true;
}

std::vector<Lit> WarmSolver::premises(std::span<const Lit> marks) const
{
    std::vector<Lit> all(marks.begin(), marks.end());
    std::ranges::copy_if(m_model.selectors(), std::back_inserter(all), [](Lit l) { return l != Yes; });
    return all;
}

void WarmSolver::learnSolution(Answers answers)
{
    m_pool.add(std::move(answers));
}

void WarmSolver::learnForced(std::vector<Lit> forced, std::span<const Lit> marks)
{
    if (!forced.empty())
        m_proofs.add(premises(marks), std::move(forced));
}

std::vector<Answers> WarmSolver::solutions(std::span<const Lit> marks, std::size_t most)
{
    return m_pool.obeying(m_rules, m_model.selectors(), marks, most);
}

bool WarmSolver::isStale()
{
    return m_model.solver().atomCount() > growthAllowed * m_firstAtoms + atomsAllowed;
}

WarmFindings WarmSolver::run(std::span<const Lit> marks, const InsightQuestion& insight, const Halt& halt,
                             const std::function<void(const WarmFindings&)>& progress)
{
    Run run{*this, marks, insight, halt, progress};
    const Pulse pulse(m_model.solver(), [&] { progress(run.findings); });
    run.go();
    if (run.findings.solution)
        m_pool.prefer(*run.findings.solution);
    return std::move(run.findings);
}

void WarmSolver::Run::go()
{
    if (!findFirst())
        return;
    progress(findings);
    recall();
    if (!settleStatus())
        return;
    progress(findings);
    search->determineRest([this] { return goesOn(); });
    findings.complete = search->openCount() == 0;
}

bool WarmSolver::Run::goesOn()
{
    progress(findings);
    findings.betterCold = search->freeChunks() >= freeChunksForCold && search->openCount() >= openForCold;
    return !findings.betterCold;
}

/// A solution, from the pool or the solver; false when there is none or it was not found in time.
bool WarmSolver::Run::findFirst()
{
    const auto known = warm.m_pool.obeying(warm.m_rules, warm.m_model.selectors(), marks, 2);
    if (known.size() > 1) {
        findings.second = known[1];
        findings.status = Status::Several;
    }
    if (!known.empty()) {
        findings.solution = known.front();
        return true;
    }
    if (warm.m_proofs.contradicts(LitSet(warm.premises(marks)))) {
        findings.status = Status::None;
        return false;
    }
    Insight gained;
    const SatResult result = patiently([&] {
        return isAboutLinks ? warm.m_model.solve(marks, halt)
                            : solveWithInsight(warm.m_model, {marks.begin(), marks.end()}, insight, halt, gained);
    });
    if (!gained.facts.empty())
        warm.learnForced(gained.facts, marks);
    if (result == SatResult::Unsat) {
        const bool isOfSearch = !gained.isContradiction && gained.facts.empty();
        warm.m_proofs.add(isOfSearch ? usedPremises() : warm.premises(marks), {});
        findings.status = Status::None;
        findings.conflict = std::move(gained.clues);
    }
    if (result != SatResult::Sat)
        return false;
    findings.solution = warm.m_model.answers();
    warm.m_pool.add(*findings.solution);
    return true;
}

/// Where the frontier may help, only for a while: a cold check asks it.
template <class Ask>
SatResult WarmSolver::Run::patiently(const Ask& ask)
{
    if (!isAboutLinks)
        return ask();
    warm.m_model.allow(Links::patience);
    const SatResult result = ask();
    warm.m_model.allow(INT64_MAX);
    findings.betterCold = result == SatResult::Unknown && !halt.reached();
    return result;
}

/// All that earlier boards say about this one.
void WarmSolver::Run::recall()
{
    search.emplace(warm.m_rules, warm.m_model, std::vector(marks.begin(), marks.end()),
                   truthOf(warm.m_rules, warm.m_model, *findings.solution), halt,
                   BackboneSearch::Repairs::WhenMuchIsFree,
                   BackboneEvents{.found = [this](const Truth& other) { take(other); },
                                  .proved = [this](const std::vector<int>& keys) { force(keys); }});
    for (const Answers& solution : warm.m_pool.obeying(warm.m_rules, warm.m_model.selectors(), marks))
        search->meet([&](Lit l) { return holds(solution, l); });
    findings.forced = warm.m_proofs.conclusions(LitSet(warm.premises(marks)));
    for (const Lit l : findings.forced.all())
        search->fix(l);
}

/// Is there a second solution? False when stopped.
bool WarmSolver::Run::settleStatus()
{
    const Backbone& backbone = search->backbone();
    const auto isOpen = [&] { return findings.status == Status::Unknown && backbone.openCount() > 0; };
    if (isOpen() && !warm.m_changed.empty() && backbone.openCount() > nearestAsked
        && patiently([&] { return search->ask(nearEdit()); }) == SatResult::Unknown)
        return false;
    if (isOpen()
        && patiently([&] { return search->ask(backbone.open(0, backbone.openCount())); }) == SatResult::Unknown)
        return false;
    if (findings.status == Status::Unknown)
        findings.status = Status::Unique;
    return true;
}

/// The open keys nearest to the edit.
std::vector<int> WarmSolver::Run::nearEdit() const
{
    const Backbone& backbone = search->backbone();
    std::vector<std::pair<int, int>> byDistance;
    for (const int key : backbone.open(0, backbone.openCount())) {
        const auto answer = static_cast<std::size_t>(backbone.keys()[static_cast<std::size_t>(key)].answer);
        const Place place = warm.m_rules.answers()[answer].places.front();
        int nearest = latticeDistance(place, warm.m_changed.front());
        for (const Place p : warm.m_changed)
            nearest = std::min(nearest, latticeDistance(place, p));
        byDistance.emplace_back(nearest, key);
    }
    const auto end = byDistance.begin() + std::min(nearestAsked, std::ssize(byDistance));
    std::ranges::nth_element(byDistance, end);
    std::vector<int> keys;
    std::transform(byDistance.begin(), end, std::back_inserter(keys), [](const auto& entry) { return entry.second; });
    return keys;
}

void WarmSolver::Run::take(const Truth& other)
{
    findings.status = Status::Several;
    Answers answers = answersOf(warm.m_rules, other);
    if (!findings.second)
        findings.second = answers;
    warm.m_pool.add(std::move(answers));
}

/// The keys were proved; the solver may use that wherever the premises of the proof are given.
void WarmSolver::Run::force(const std::vector<int>& keys)
{
    std::vector<Lit> used = usedPremises();
    std::vector<Lit> conclusions;
    const Lit proved = warm.m_model.fresh();
    std::vector<Lit> clause{proved};
    for (const Lit premise : used)
        clause.push_back(!premise);
    warm.m_model.add(clause);
    for (const int key : keys) {
        const Lit l = search->backbone().keys()[static_cast<std::size_t>(key)].lit;
        conclusions.push_back(l);
        findings.forced.insert(l);
        warm.m_model.add({!proved, l});
    }
    warm.m_proofs.add(std::move(used), std::move(conclusions));
}

std::vector<Lit> WarmSolver::Run::usedPremises() const
{
    const LitSet present(warm.premises(marks));
    std::vector<Lit> used;
    std::ranges::copy_if(warm.m_model.core(), std::back_inserter(used), [&](Lit l) { return present.contains(l); });
    return used;
}

} // namespace tokisuji
