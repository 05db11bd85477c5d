// Solving after an edit.
//
// The clauses of a clue hang on its selector, so another clue is a change of assumptions and everything learnt stays.
// Most of a verdict does not even need the solver: solutions of earlier boards that obey the present clues show what
// is open, and a proof holds as long as the clues that it used are there. What is left is asked in chunks: can one of
// these literals be otherwise? The first question is about the neighbourhood of the edit, since that is where a second
// solution appears or disappears.
#include "engine/solve/warm.h"

#include "engine/solve/marks.h"

#include <algorithm>
#include <cstdlib>

namespace tokisuji {

namespace {

constexpr std::size_t chunkSize = 100;
constexpr int growthAllowed = 3;
constexpr int atomsAllowed = 50'000;

int distance(Place a, Place b)
{
    return std::abs(a.x - b.x) + std::abs(a.y - b.y);
}

/// A literal that holds in all known solutions, and where its answer stands.
struct Candidate {
    Lit lit;
    Place place;
};

std::vector<Candidate> candidatesOf(const Rules& rules, const Answers& solution)
{
    const Assignment truth(rules, solution);
    std::vector<Candidate> candidates;
    for (const Answer& answer : rules.answers())
        if (const auto value = valueOf(answer, truth))
            for (const Lit l : literalsOf(answer, *value))
                candidates.push_back({l, answer.places.front()});
    return candidates;
}

} // namespace

struct WarmSolver::Run {
    WarmSolver& warm;
    std::span<const Lit> marks;
    const Halt& halt;
    const std::function<void(const WarmFindings&)>& progress;
    WarmFindings findings = {};
    std::vector<Candidate> candidates = {};

    void go();
    [[nodiscard]] bool findFirst();
    void sortOut();
    [[nodiscard]] bool settleStatus();
    [[nodiscard]] bool ask(std::size_t count);
    void bringForward();
    void drop(const Answers& solution);
    void force(std::size_t count);
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

bool WarmSolver::isStale()
{
    return m_model.solver().atomCount() > growthAllowed * m_firstAtoms + atomsAllowed;
}

WarmFindings WarmSolver::run(std::span<const Lit> marks, const Halt& halt,
                             const std::function<void(const WarmFindings&)>& progress)
{
    Run run{*this, marks, halt, progress};
    run.go();
    if (run.findings.solution)
        m_pool.prefer(*run.findings.solution);
    return std::move(run.findings);
}

void WarmSolver::Run::go()
{
    if (!findFirst())
        return;
    sortOut();
    progress(findings);
    if (!settleStatus())
        return;
    progress(findings);
    while (!candidates.empty()) {
        if (!ask(std::min(chunkSize, candidates.size())))
            return;
        progress(findings);
    }
    findings.complete = true;
}

/// A solution, from the pool or the solver; false when there is none or it was not found in time.
bool WarmSolver::Run::findFirst()
{
    const std::vector<Lit> premises = warm.premises(marks);
    const LitSet present(premises);
    const auto known = warm.m_pool.obeying(warm.m_rules, warm.m_model.selectors(), marks);
    if (!known.empty()) {
        findings.solution = known.front();
        if (known.size() > 1) {
            findings.second = known[1];
            findings.status = Status::Several;
        }
    } else if (warm.m_proofs.contradicts(present)) {
        findings.status = Status::None;
        return false;
    } else {
        const SatResult result = warm.m_model.solve(marks, halt);
        if (result == SatResult::Unsat) {
            warm.m_proofs.add(usedPremises(), {});
            findings.status = Status::None;
        }
        if (result != SatResult::Sat)
            return false;
        findings.solution = warm.m_model.answers();
        warm.m_pool.add(*findings.solution);
    }
    candidates = candidatesOf(warm.m_rules, *findings.solution);
    for (const Answers& solution : known)
        drop(solution);
    findings.forced = warm.m_proofs.conclusions(present);
    return true;
}

/// Candidates that are forced by what was proved before need no question.
void WarmSolver::Run::sortOut()
{
    std::erase_if(candidates, [this](const Candidate& c) { return findings.forced.contains(c.lit); });
}

/// Is there a second solution? False when stopped.
bool WarmSolver::Run::settleStatus()
{
    if (findings.status == Status::Unknown && !warm.m_changed.empty() && candidates.size() > chunkSize) {
        bringForward();
        if (!ask(chunkSize))
            return false;
    }
    if (findings.status == Status::Unknown && !candidates.empty() && !ask(candidates.size()))
        return false;
    if (findings.status == Status::Unknown)
        findings.status = Status::Unique;
    return true;
}

/// Puts the candidates nearest to the edit first and leaves the rest in the order of the board.
void WarmSolver::Run::bringForward()
{
    const auto toEdit = [this](const Candidate& c) {
        int nearest = distance(c.place, warm.m_changed.front());
        for (const Place p : warm.m_changed)
            nearest = std::min(nearest, distance(c.place, p));
        return nearest;
    };
    std::vector<std::pair<int, std::size_t>> order;
    for (std::size_t i = 0; i < candidates.size(); ++i)
        order.emplace_back(toEdit(candidates[i]), i);
    const auto middle = order.begin() + static_cast<std::ptrdiff_t>(chunkSize);
    std::ranges::nth_element(order, middle);
    std::ranges::sort(middle, order.end(), {}, [](const auto& entry) { return entry.second; });
    std::vector<Candidate> reordered;
    for (const auto& [far, index] : order)
        reordered.push_back(candidates[index]);
    candidates = std::move(reordered);
}

/// Can one of the first `count` candidates be otherwise? False when stopped.
bool WarmSolver::Run::ask(std::size_t count)
{
    const Lit asked = warm.m_model.fresh();
    std::vector<Lit> clause{!asked};
    for (std::size_t i = 0; i < count; ++i)
        clause.push_back(!candidates[i].lit);
    warm.m_model.add(clause);
    std::vector<Lit> assumptions(marks.begin(), marks.end());
    assumptions.push_back(asked);
    const SatResult result = warm.m_model.solve(assumptions, halt);
    if (result == SatResult::Sat) {
        Answers other = warm.m_model.answers();
        drop(other);
        findings.status = Status::Several;
        if (!findings.second)
            findings.second = other;
        warm.m_pool.add(std::move(other));
    } else if (result == SatResult::Unsat) {
        force(count);
    }
    warm.m_model.add({!asked});
    return result != SatResult::Unknown;
}

void WarmSolver::Run::drop(const Answers& solution)
{
    std::erase_if(candidates, [&](const Candidate& c) { return !holds(solution, c.lit); });
}

/// The first candidates were proved; the solver may use that wherever the premises of the proof are given.
void WarmSolver::Run::force(std::size_t count)
{
    std::vector<Lit> used = usedPremises();
    std::vector<Lit> conclusions;
    const Lit proved = warm.m_model.fresh();
    std::vector<Lit> clause{proved};
    for (const Lit premise : used)
        clause.push_back(!premise);
    warm.m_model.add(clause);
    for (std::size_t i = 0; i < count; ++i) {
        conclusions.push_back(candidates[i].lit);
        findings.forced.insert(candidates[i].lit);
        warm.m_model.add({!proved, candidates[i].lit});
    }
    candidates.erase(candidates.begin(), candidates.begin() + static_cast<std::ptrdiff_t>(count));
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
