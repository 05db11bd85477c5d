// The loop of lazy rules: solve the clauses so far, look at the model natively, cut what is wrong, again. A round
// costs a fraction of a millisecond because phases are saved: the next model is the last one, mended.
#include "engine/rules/answer_atoms.h"
#include "engine/sat/model_state.h"
#include "engine/sat/witnesses.h"

#include <algorithm>
#include <array>

namespace tokisuji {

namespace {

constexpr int roundsPerHarvest = 8;
constexpr std::array<int, 2> roundsBeforeEasing{6, 40};
constexpr int easingTrials = 12;
constexpr std::ptrdiff_t givenUpAround = 18;

/// Takes out what is in the core, and what is near it in the list. False: nothing of it was there.
bool giveUp(std::vector<Lit>& easy, const std::vector<Lit>& core)
{
    std::vector<Lit> left;
    std::ptrdiff_t next = 0; // whose fate is open
    bool isAnyGiven = false;
    for (std::ptrdiff_t i = 0; i < std::ssize(easy); ++i) {
        if (std::ranges::find(core, easy[static_cast<std::size_t>(i)]) == core.end())
            continue;
        left.insert(left.end(), easy.begin() + next, easy.begin() + std::max(next, i - givenUpAround));
        next = std::min(i + givenUpAround + 1, std::ssize(easy));
        isAnyGiven = true;
    }
    left.insert(left.end(), easy.begin() + next, easy.end());
    easy = std::move(left);
    return isAnyGiven;
}

} // namespace

void Model::State::setCurrent(const Rules& rules, Translation newTranslation, std::vector<Lit> newSelectors,
                              const Halt& halt)
{
    translation = std::move(newTranslation);
    selectors = std::move(newSelectors);
    isActive.assign(allSelectors.size(), 0);
    std::vector<Lit> used = selectors;
    std::ranges::sort(used);
    for (std::size_t i = 0; i < allSelectors.size(); ++i)
        isActive[i] = std::ranges::binary_search(used, allSelectors[i]) ? 1 : 0;
    const std::vector<Witness> witnesses = witnessesOf(rules, translation, selectors);
    for (const auto& rule : lazy)
        if (!halt.reached())
            rule->setWitnesses(witnesses);
}

// --- solving ---

void Model::State::harvest()
{
    const std::vector<Lit> found = solver.harvestFacts();
    facts.insert(facts.end(), found.begin(), found.end());
}

std::vector<Lit> Model::State::easing() const
{
    std::vector<Lit> easy;
    for (const auto& rule : lazy)
        rule->ease(easy);
    return easy;
}

/// First where solutions are easy to find; what cannot hold there may still hold elsewhere. What makes it easy is given
/// up bit by bit, where it is in the way. Whether there is need of it may show after some rounds.
SatResult Model::State::search(std::vector<Lit> assumptions, const Halt& halt)
{
    std::vector<Lit> easy = easing();
    for (const int rounds : roundsBeforeEasing) {
        if (!easy.empty() || solution.atomCount() > 0)
            break;
        if (const SatResult soon = searchUnder(assumptions, halt, rounds); soon != SatResult::Unknown)
            return soon;
        easy = easing();
    }
    for (int trial = 0; trial < easingTrials && !easy.empty(); ++trial) {
        std::vector<Lit> eased = assumptions;
        eased.insert(eased.end(), easy.begin(), easy.end());
        const SatResult result = searchUnder(std::move(eased), halt);
        if (result != SatResult::Unsat)
            return result;
        if (!giveUp(easy, solver.core()))
            return result;
    }
    return searchUnder(std::move(assumptions), halt);
}

SatResult Model::State::searchUnder(std::vector<Lit> assumptions, const Halt& halt, int rounds)
{
    if (!complete)
        return SatResult::Unknown;
    const std::size_t own = assumptions.size();
    for (int round = 1; !halt.reached() && allowance > 0 && round <= rounds; ++round) {
        assumptions.resize(own);
        for (const auto& rule : lazy)
            rule->assume(assumptions);
        const std::int64_t before = solver.conflictCount();
        const SatResult result = solver.solve(assumptions, halt, allowance);
        allowance -= solver.conflictCount() - before + 1;
        if (result != SatResult::Sat)
            return result;
        const Truth& model = solver.model();
        if (round % roundsPerHarvest == 1)
            harvest();
        int found = 0;
        for (const auto& rule : lazy)
            found += rule->cut(model, round, halt);
        cuts += found;
        if (halt.reached())
            break;
        if (found == 0) {
            solution = model;
            return SatResult::Sat;
        }
    }
    return SatResult::Unknown;
}

Model::Model(const Rules& rules, Selectors kind, const Halt& halt) : m_state(std::make_unique<State>(rules, kind))
{
    m_state->build(rules, halt);
}

Model::~Model() = default;

bool Model::isWhole() const
{
    return m_state->complete;
}

SatResult Model::solve(std::span<const Lit> assumptions, const Halt& halt)
{
    if (!m_state->complete)
        return SatResult::Unknown; // which selectors are active was never settled
    std::vector<Lit> all(assumptions.begin(), assumptions.end());
    for (std::size_t i = 0; i < m_state->allSelectors.size(); ++i)
        all.push_back(m_state->isActive[i] != 0 ? m_state->allSelectors[i] : !m_state->allSelectors[i]);
    return m_state->search(std::move(all), halt);
}

SatResult Model::solveWith(std::span<const Lit> selectors, std::span<const Lit> assumptions, const Halt& halt)
{
    std::vector<Lit> wanted(selectors.begin(), selectors.end());
    std::ranges::sort(wanted);
    std::vector<Lit> all(assumptions.begin(), assumptions.end());
    for (const Lit selector : m_state->allSelectors)
        all.push_back(std::ranges::binary_search(wanted, selector) ? selector : !selector);
    return m_state->search(std::move(all), halt);
}

void Model::allow(std::int64_t effort)
{
    m_state->allowance = effort;
}

const Truth& Model::solution() const
{
    require(m_state->solution.atomCount() > 0, "Model::solution: there was one");
    return m_state->solution;
}

std::vector<bool> Model::answers() const
{
    std::vector<bool> values;
    for (const Answer& answer : m_state->answers)
        for (const int atom : atomsOf(answer)) {
            values.resize(std::max(values.size(), static_cast<std::size_t>(atom) + 1));
            values[static_cast<std::size_t>(atom)] = solution()[Lit::of(atom)];
        }
    return values;
}

const std::vector<Lit>& Model::core() const
{
    return m_state->solver.core();
}

// --- own clauses ---

Lit Model::fresh()
{
    return m_state->solver.fresh();
}

void Model::add(std::span<const Lit> clause)
{
    m_state->solver.add(clause);
}

SatSolver& Model::solver()
{
    return m_state->solver;
}

std::vector<Lit> Model::harvestFacts()
{
    m_state->harvest();
    return std::exchange(m_state->facts, {});
}

bool Model::surely(Lit l) const
{
    return m_state->solver.surely(l);
}

Lit Model::translated(Lit l) const
{
    return m_state->translation(l);
}

const std::vector<std::unique_ptr<LazyRule>>& Model::lazyRules() const
{
    return m_state->lazy;
}

Model::Statistics Model::statistics() const
{
    return {m_state->solver.callCount(), m_state->cuts, m_state->solver.conflictCount()};
}

// --- exchange ---

const std::vector<Lit>& Model::selectors() const
{
    return m_state->selectors;
}

bool Model::adopt(const Rules& rules)
{
    State& s = *m_state;
    require(s.exchangeable, "Model::adopt: the model has selectors");
    if (!s.complete || !std::ranges::equal(rules.answers(), s.answers, isSame))
        return false;
    Translation t(rules.atomCount());
    if (!s.translateHelpers(rules, t))
        return false;

    std::vector<Content> contents;
    std::size_t fixedFound = 0;
    ContentMap<bool> counted;
    for (const Instance& i : rules.instances()) {
        contents.push_back(contentOf(i, t));
        const auto known = s.instances.find(contents.back());
        if (known == s.instances.end() && (i.origin == Origin::Board || !i.isLocal()))
            return false;
        if (known != s.instances.end() && known->second == Yes && counted.try_emplace(contents.back(), true).second)
            ++fixedFound;
    }
    if (fixedFound != s.fixedInstances)
        return false;

    std::vector<Lit> selectors;
    for (std::size_t k = 0; k < contents.size(); ++k) {
        const auto [known, isNew] = s.instances.try_emplace(std::move(contents[k]), Yes);
        if (isNew) {
            known->second = s.solver.fresh();
            s.allSelectors.push_back(known->second);
            s.encodeLocal(rules.instances()[k], known->second, t);
        }
        selectors.push_back(known->second);
    }
    s.setCurrent(rules, std::move(t), std::move(selectors));
    return true;
}

} // namespace tokisuji
