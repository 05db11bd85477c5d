// The loop of lazy rules: solve the clauses so far, look at the model natively, cut what is wrong, again. A round
// costs a fraction of a millisecond because phases are saved: the next model is the last one, mended.
#include "engine/sat/model.h"

#include "engine/sat/content.h"
#include "engine/sat/encode/acyclic.h"
#include "engine/sat/encode/blocks.h"
#include "engine/sat/encode/circuit.h"
#include "engine/sat/encode/graph.h"
#include "engine/sat/encode/in_order.h"
#include "engine/sat/encode/local.h"
#include "engine/sat/encode/part_sum.h"
#include "engine/sat/encode/parts.h"
#include "engine/sat/encode/seed_pairs.h"
#include "engine/sat/encode/territory.h"
#include "engine/sat/witnesses.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr int roundsPerHarvest = 8;
constexpr std::size_t instancesPerPoll = 256;

bool sameAnswer(const Answer& a, const Answer& b)
{
    return a.code == b.code && a.layer == b.layer && a.places == b.places && a.atom == b.atom && a.lo == b.lo
           && a.hi == b.hi;
}

bool speaksOfParts(const Instance& i)
{
    return i.kind == Kind::Parts || i.kind == Kind::PartSize || i.kind == Kind::PartSum;
}

int atomsOf(const Answer& answer)
{
    return answer.code == Answer::Boolean ? 1 : answer.hi - answer.lo + (answer.code == Answer::Direct ? 1 : 0);
}

} // namespace

struct Model::State {
    State(const Rules& rules, Selectors kind) : solver(rules.atomCount()), exchangeable(kind == Selectors::Clues) {}

    SatSolver solver;
    bool exchangeable;
    bool complete = false;
    std::vector<Answer> answers;
    Translation translation;
    std::vector<std::unique_ptr<LazyRule>> lazy;
    std::vector<Lit> selectors;     ///< of the current rules' instances
    std::vector<Lit> allSelectors;  ///< ever made
    std::vector<char> isActive;     ///< of allSelectors
    ContentMap<Lit> instances;      ///< selector of everything said so far; kept only when exchangeable
    std::size_t fixedInstances = 0; ///< those without a selector, by content
    ContentMap<Lit> definitions;
    std::vector<Territory> territories;
    encoding::Exclusions exclusions;
    Truth solution;
    std::vector<Lit> facts; ///< not yet handed out
    int cuts = 0;

    void build(const Rules&, const Halt&);
    void defineHelpers(const Rules&, const Translation&);
    [[nodiscard]] bool translateTerritories(const Rules&, Translation&) const;
    [[nodiscard]] Lit selectorFor(const Rules&, const Instance&);
    void encodeLocal(const Rules&, const Instance&, Lit selector, const Translation&);
    void encodeGlobal(const Rules&, std::size_t index, const Halt&);
    void encodeParts(const Rules&, std::uint32_t table, const Halt&);
    void setCurrent(const Rules&, Translation, std::vector<Lit> selectors);
    [[nodiscard]] SatResult search(std::vector<Lit> assumptions, const Halt&);
    void harvest();
};

// --- building ---

/// Helpers get the atoms that they have in the rules.
void Model::State::defineHelpers(const Rules& rules, const Translation& t)
{
    territories = rules.territories();
    for (const Territory& territory : territories)
        lazy.push_back(std::make_unique<TerritoryRule>(territory, solver));
    for (const Definition& d : rules.definitions()) {
        encoding::definition(Encoder(solver), d.op, Lit::of(d.atom), d.operands);
        if (exchangeable)
            definitions.emplace(contentOf(d, t), Lit::of(d.atom));
    }
}

/// False when they differ: their cuts are tied to the borders that they were made for.
bool Model::State::translateTerritories(const Rules& rules, Translation& t) const
{
    const auto& news = rules.territories();
    const auto isSame = [](const Territory& a, const Territory& b) { return a.cells == b.cells && a.ways == b.ways; };
    if (!std::ranges::equal(news, territories, isSame))
        return false;
    for (std::size_t k = 0; k < news.size(); ++k)
        for (std::size_t i = 1; i < news[k].cells.size(); ++i)
            t.set(news[k].reached(i).atom(), territories[k].reached(i));
    return true;
}

Lit Model::State::selectorFor(const Rules& rules, const Instance& instance)
{
    if (!exchangeable)
        return Yes;
    const bool isClue = instance.origin == Origin::Clue;
    const auto [known, isNew] = instances.try_emplace(contentOf(rules, instance, translation), Yes);
    if (isNew && isClue) {
        known->second = solver.fresh();
        allSelectors.push_back(known->second);
    }
    if (isNew && !isClue)
        ++fixedInstances;
    return known->second;
}

void Model::State::encodeLocal(const Rules& rules, const Instance& i, Lit selector, const Translation& t)
{
    const Encoder out(solver, {selector, t(i.guard)});
    switch (i.kind) {
    case Kind::Any:
        return encoding::any(out, t(rules.operands(i)));
    case Kind::Count:
        return encoding::count(out, t(rules.operands(i)), i.lo, i.hi, i.step, exclusions);
    case Kind::Different:
        return encoding::different(out, t(rules.numbers(i)));
    case Kind::Sum:
        return encoding::sum(out, t(rules.numbers(i)), i.lo, i.hi);
    case Kind::PairUp:
        return encoding::pairUp(out, t(rules.graph(i)));
    case Kind::Sequence:
        return encoding::sequence(out, t(rules.sequence(i)));
    case Kind::Connected:
    case Kind::Circuit:
    case Kind::Parts:
    case Kind::PartSize:
    case Kind::PartSum:
    case Kind::Acyclic:
    case Kind::Separate:
    case Kind::BlockSize:
    case Kind::SeedPairs:
    case Kind::InOrder:
    case Kind::Rays:
        return; // see encodeGlobal
    }
}

/// Global rules on a selector would need their static clauses on it too; a guard does exactly that.
void Model::State::encodeGlobal(const Rules& rules, std::size_t index, const Halt& halt)
{
    const Instance& i = rules.instances()[index];
    if (isLocal(i.kind))
        return;
    Lit guard = i.guard;
    if (selectors[index] != Yes && !speaksOfParts(i)) {
        guard = solver.fresh();
        encoding::definition(Encoder(solver), Definition::And, guard, std::vector{selectors[index], i.guard});
    }
    if (i.kind == Kind::Connected)
        lazy.push_back(std::make_unique<ConnectedRule>(rules.graph(i), guard, solver));
    if (i.kind == Kind::Acyclic)
        lazy.push_back(std::make_unique<AcyclicRule>(rules.graph(i), guard, solver));
    if (i.kind == Kind::Separate)
        encoding::separate(Encoder(solver, {guard}), rules.graph(i));
    if (i.kind == Kind::Rays)
        encoding::rays(Encoder(solver, {guard}), rules.mirrors(i));
    if (i.kind == Kind::InOrder)
        lazy.push_back(std::make_unique<InOrderRule>(rules.course(i), guard, solver));
    if (i.kind == Kind::BlockSize)
        lazy.push_back(std::make_unique<BlocksRule>(rules.blocks(i), guard, solver, halt));
    if (i.kind == Kind::SeedPairs)
        lazy.push_back(std::make_unique<SeedPairsRule>(rules.division(i), guard, solver, halt));
    if (i.kind == Kind::Circuit)
        lazy.push_back(std::make_unique<CircuitRule>(rules.circuit(i), guard, solver));
    const auto isFirstOfTable = [&] {
        return std::ranges::none_of(std::span(rules.instances()).first(index), [&](const Instance& other) {
            return speaksOfParts(other) && other.table == i.table;
        });
    };
    if (speaksOfParts(i) && isFirstOfTable())
        encodeParts(rules, i.table, halt);
}

/// All that is said about one table of parts becomes one lazy rule; sums of parts are another one.
void Model::State::encodeParts(const Rules& rules, std::uint32_t table, const Halt& halt)
{
    const Instance* any = nullptr;
    Lit oneSeedEach = No;
    std::vector<SizeDemand> sizes;
    std::vector<SizeDemand> sums;
    for (std::size_t k = 0; k < rules.instances().size(); ++k) {
        const Instance& i = rules.instances()[k];
        if (!speaksOfParts(i) || i.table != table)
            continue;
        any = &i;
        Lit speaks = selectors[k];
        if (speaks == Yes || i.guard == Yes) {
            speaks = speaks == Yes ? i.guard : speaks;
        } else {
            speaks = solver.fresh();
            encoding::definition(Encoder(solver), Definition::And, speaks, std::vector{selectors[k], i.guard});
        }
        if (i.kind == Kind::Parts)
            oneSeedEach = speaks;
        else
            (i.kind == Kind::PartSum ? sums : sizes).push_back({i.anchor, i.lo, speaks});
    }
    if (oneSeedEach != No || !sizes.empty())
        lazy.push_back(std::make_unique<PartsRule>(rules.parts(*any), oneSeedEach, std::move(sizes), solver, halt));
    if (!sums.empty())
        lazy.push_back(std::make_unique<PartSumRule>(rules.parts(*any), std::move(sums), solver, halt));
}

void Model::State::build(const Rules& rules, const Halt& halt)
{
    answers = rules.answers();
    translation = Translation(rules.atomCount());
    defineHelpers(rules, translation);
    const auto& all = rules.instances();
    for (const Instance& i : all)
        if (i.kind == Kind::Any && i.origin == Origin::Board && i.size == 2 && i.guard == Yes)
            exclusions.add(!rules.operands(i)[0], !rules.operands(i)[1]);
    for (const Instance& i : all)
        selectors.push_back(selectorFor(rules, i));
    for (std::size_t k = 0; k < all.size(); ++k)
        if (all[k].kind == Kind::Different)
            encoding::differentFromGiven(Encoder(solver, {selectors[k], all[k].guard}), rules.numbers(all[k]));
    for (std::size_t k = 0; k < all.size(); ++k)
        if (all[k].kind == Kind::BlockSize) // it leaves few numbers to each cell
            encodeGlobal(rules, k, halt);
    for (std::size_t k = 0; k < all.size(); ++k) {
        encodeLocal(rules, all[k], selectors[k], translation);
        if (k % instancesPerPoll == 0 && halt.reached())
            return;
    }
    for (std::size_t k = 0; k < all.size() && !halt.reached(); ++k)
        if (all[k].kind != Kind::BlockSize)
            encodeGlobal(rules, k, halt);
    complete = !halt.reached();
    setCurrent(rules, std::move(translation), std::move(selectors));
}

void Model::State::setCurrent(const Rules& rules, Translation newTranslation, std::vector<Lit> newSelectors)
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
        rule->setWitnesses(witnesses);
}

// --- solving ---

void Model::State::harvest()
{
    const std::vector<Lit> found = solver.harvestFacts();
    facts.insert(facts.end(), found.begin(), found.end());
}

SatResult Model::State::search(std::vector<Lit> assumptions, const Halt& halt)
{
    if (!complete)
        return SatResult::Unknown;
    const std::size_t own = assumptions.size();
    for (int round = 1; !halt.reached(); ++round) {
        assumptions.resize(own);
        for (const auto& rule : lazy)
            rule->assume(assumptions);
        const SatResult result = solver.solve(assumptions, halt);
        if (result != SatResult::Sat)
            return result;
        const Truth& model = solver.model();
        if (round % roundsPerHarvest == 1)
            harvest();
        int found = 0;
        for (const auto& rule : lazy)
            found += rule->cut(model, round);
        cuts += found;
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

SatResult Model::solve(std::span<const Lit> assumptions, const Halt& halt)
{
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

const Truth& Model::solution() const
{
    require(m_state->solution.atomCount() > 0, "Model::solution: there was one");
    return m_state->solution;
}

std::vector<bool> Model::answers() const
{
    std::vector<bool> values;
    for (const Answer& answer : m_state->answers)
        for (int atom = answer.atom; atom < answer.atom + atomsOf(answer); ++atom) {
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
    return {m_state->solver.callCount(), m_state->cuts};
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
    if (!s.complete || !std::ranges::equal(rules.answers(), s.answers, sameAnswer))
        return false;
    Translation t(rules.atomCount());
    if (!s.translateTerritories(rules, t))
        return false;
    for (const Definition& d : rules.definitions()) {
        const auto [known, isNew] = s.definitions.try_emplace(contentOf(d, t), Yes);
        if (isNew) {
            known->second = s.solver.fresh();
            encoding::definition(Encoder(s.solver), d.op, known->second, t(d.operands));
        }
        t.set(d.atom, known->second);
    }

    std::vector<Content> contents;
    std::size_t fixedFound = 0;
    ContentMap<bool> counted;
    for (const Instance& i : rules.instances()) {
        contents.push_back(contentOf(rules, i, t));
        const auto known = s.instances.find(contents.back());
        if (known == s.instances.end() && (i.origin == Origin::Board || !isLocal(i.kind)))
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
            s.encodeLocal(rules, rules.instances()[k], known->second, t);
        }
        selectors.push_back(known->second);
    }
    s.setCurrent(rules, std::move(t), std::move(selectors));
    return true;
}

} // namespace tokisuji
