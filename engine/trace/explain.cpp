#include "engine/trace/explain.h"

#include "engine/rules/answer_atoms.h"
#include "engine/rules/judge.h"
#include "engine/rules/literals.h"
#include "engine/trace/core_shrinker.h"
#include "engine/trace/fewest_rules.h"
#include "engine/trace/selectable.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <set>

namespace tokisuji::tracing {

namespace {

constexpr std::array rings{2, 4, 8, 1 << 14}; ///< widths of the windows, in half cells
constexpr std::size_t mostTries = 12;         ///< literals that are explained before the best is taken

constexpr int fewRounds = 4, someRounds = 10; ///< models that may be cut while an explanation is sought
constexpr int manyRounds = 500;               ///< the same for a proof
constexpr std::int64_t mostConflicts = 20000;
constexpr std::int64_t fewConflicts = 300; ///< while an explanation is sought: what takes longer is none
constexpr std::int64_t mostCuts = 10000;   ///< that a solver takes along: they hardly help another explanation
/// Work in conflicts of the solver, some five microseconds each.
constexpr std::int64_t leastRound = 10;            ///< of one model, and
constexpr std::int64_t sizeOfRound = 16;           ///< for so many atoms and rules one more
constexpr std::int64_t workOfRounds = 400;         ///< so much goes into some rounds rather than few: on small boards
constexpr std::int64_t mostExplaining = 1'800'000; ///< for the explanations of one trace
constexpr std::int64_t mostSearch = 2'400'000;     ///< for these and the searches for fewest rules
constexpr int smallSize = 3;                       ///< so few rules are sought near the conclusion only
constexpr std::size_t padding = 8; ///< a core with so many times the rules that are wanted does not shrink to them

/// By the wider side.
int sidesApart(Place a, Place b)
{
    return a == wholeBoard || b == wholeBoard ? 0 : std::max(std::abs(a.x - b.x), std::abs(a.y - b.y));
}

} // namespace

struct Explainer::State {
    State(const Ground& g, const Halt& h)
        : ground(g), halt(h), chosen(selectable(g.rules())), model(rules, Selectors::Clues, h)
    {
        if (model.selectors().size() < rules.instances().size())
            return; // stopped while it was built; nothing is asked then
        places.resize(g.rules().instances().size());
        for (std::size_t k = 0; k < places.size(); ++k)
            bySelector.emplace(model.selectors()[k], static_cast<int>(k));
        noOtherOf.resize(places.size(), Yes);
        for (std::size_t answer = 0; answer < chosen.noOther.size(); ++answer) {
            const int i = chosen.noOther[answer];
            noOther.push_back(i < 0 ? Yes : model.selectors()[static_cast<std::size_t>(i)]);
            if (i >= 0)
                noOtherOf[static_cast<std::size_t>(ground.oneValueRule(static_cast<int>(answer)))] = noOther.back();
        }
        roundWork += (rules.atomCount() + static_cast<std::int64_t>(rules.instances().size())) / sizeOfRound;
        for (std::size_t k = 0; k < places.size(); ++k) {
            if (!rules.instances()[k].isLocal())
                globals.push_back(model.selectors()[k]);
            for (const Lit l : literalsOf(rules.instances()[k]))
                places[k].push_back(ground.placeOf(l.atom()));
        }
    }

    /// The loop of lazy rules with a bound that does not depend on the clock: where most rules are switched off, the
    /// rest of the board is free to dodge cut after cut, and what is not proved soon is no explanation.
    [[nodiscard]] SatResult solve(const std::vector<Lit>& wanted, std::vector<Lit> assumptions, int mostRounds,
                                  std::int64_t conflicts)
    {
        ++calls;
        for (const Lit selector : wanted)
            assumptions.push_back(selector);
        for (std::size_t k = 0; k < globals.size(); ++k) // idle rules must not cut
            if (std::ranges::find(wanted, globals[k]) == wanted.end())
                assumptions.push_back(!globals[k]);
        for (const auto& rule : model.lazyRules())
            cutCount += rule->takeForGranted(assumptions);
        const std::size_t own = assumptions.size();
        for (int round = 1; round <= mostRounds && !halt.reached(); ++round) {
            assumptions.resize(own);
            for (const auto& rule : model.lazyRules())
                rule->assume(assumptions);
            const std::int64_t before = model.solver().conflictCount();
            const SatResult result = model.solver().solve(assumptions, halt, conflicts);
            work += roundWork + model.solver().conflictCount() - before;
            if (result != SatResult::Sat)
                return result;
            const Truth found = model.solver().model();
            int cuts = 0;
            for (const auto& rule : model.lazyRules())
                cuts += rule->cut(found, 1, halt);
            cutCount += cuts;
            if (cuts == 0 && !halt.reached())
                return SatResult::Sat;
        }
        return SatResult::Unknown;
    }
    [[nodiscard]] int triedRounds() const
    {
        return std::clamp(static_cast<int>(workOfRounds / roundWork), fewRounds, someRounds);
    }
    /// What every number means, to be wanted with the rules.
    void addMeaning(std::vector<Lit>& assumptions) const
    {
        std::ranges::copy_if(noOther, std::back_inserter(assumptions), [](Lit l) { return l != Yes; });
    }
    /// Elements (selectors and facts) that cannot hold together with the goal; empty optional: they can, or stopped.
    [[nodiscard]] std::optional<std::vector<Lit>> core(const std::vector<Lit>& selectors, std::vector<Lit> assumptions)
    {
        addMeaning(assumptions);
        if (solve(selectors, std::move(assumptions), triedRounds(), fewConflicts) != SatResult::Unsat)
            return std::nullopt;
        return model.core();
    }
    /// Of the last solution, as Assignment takes them.
    [[nodiscard]] std::vector<bool> answers()
    {
        const Truth& found = model.solver().model();
        std::vector<bool> values;
        for (const Answer& answer : rules.answers())
            for (const int atom : atomsOf(answer)) {
                values.resize(std::max(values.size(), static_cast<std::size_t>(atom) + 1));
                values[static_cast<std::size_t>(atom)] = found[Lit::of(atom)];
            }
        return values;
    }
    [[nodiscard]] bool isNear(std::size_t instance, Place place, int width) const
    {
        const Instance& i = rules.instances()[instance];
        if (!i.isLocal() && !i.is<PartSize>())
            return width >= rings[1];
        if (sidesApart(i.anchor, place) <= width && i.anchor != wholeBoard)
            return true;
        return std::ranges::any_of(places[instance],
                                   [&](Place p) { return p != wholeBoard && sidesApart(p, place) <= width; });
    }

    const Ground& ground;
    Halt halt;
    Selectable chosen;
    const Rules& rules = chosen.rules;
    Model model;
    std::map<Lit, int> bySelector; ///< of the rules, without what numbers mean
    std::vector<Lit> noOther;      ///< by answer: selector of the rule that a number has no other value, Yes: none
    std::vector<Lit> noOtherOf;    ///< the same by the instance that the number has one
    std::vector<Lit> globals;      ///< selectors of rules about the board as a whole
    std::int64_t calls = 0;
    std::int64_t work = 0;
    std::int64_t roundWork = leastRound;
    std::int64_t cutCount = 0;              ///< clauses of lazy rules so far
    std::vector<std::vector<Place>> places; ///< of the operands, by instance
};

Explainer::Explainer(const Ground& ground, std::stop_token stop) : m_ground(ground), m_stop(std::move(stop)) {}
Explainer::~Explainer() = default;

Explainer::State& Explainer::state()
{
    if (!m_state)
        m_state = std::make_unique<State>(m_ground, Halt(m_stop));
    return *m_state;
}

Explainer::State& Explainer::swiftState()
{
    if (m_state && m_state->cutCount > mostCuts) {
        m_earlierCalls += m_state->calls;
        m_earlierWork += m_state->work;
        m_relations.clear();
        m_state.reset();
    }
    return state();
}

std::int64_t Explainer::calls() const
{
    return m_earlierCalls + (m_state ? m_state->calls : 0);
}

std::int64_t Explainer::work() const
{
    return m_earlierWork + (m_state ? m_state->work : 0);
}

namespace {

std::vector<Lit> knownAnswers(const Mind& mind)
{
    std::vector<Lit> facts;
    for (const Facts::Entry& entry : mind.facts().trail())
        if (entry.fact.isValue() && mind.ground().isVisible(entry.fact))
            facts.push_back(entry.fact.a);
    return facts;
}

} // namespace

std::optional<Deduction> Explainer::explain(const Mind& mind, Lit goal, int size, int width)
{
    State& s = swiftState();
    if (m_stop.stop_requested())
        return std::nullopt; // perhaps before the model was complete
    const std::vector<Lit> facts = knownAnswers(mind);
    const auto core = [&](const CoreParts& some) {
        std::vector<Lit> assumptions = some.facts;
        assumptions.push_back(!goal);
        return s.core(some.selectors, std::move(assumptions));
    };
    const auto first = core({window(goal, width), facts});
    if (!first)
        return std::nullopt;
    const std::set<Lit> known(facts.begin(), facts.end());
    CoreParts all = partsOf(*first, s.bySelector, known);
    if (all.selectors.size() > padding * static_cast<std::size_t>(size))
        return std::nullopt;
    CoreShrinker shrinker(std::move(all), core, static_cast<std::size_t>(size));
    if (!shrinker.shrink(s.bySelector, known) || m_stop.stop_requested())
        return std::nullopt;
    Deduction d{.technique = idOf(Move::Constraints), .conclusions = {{goal}}};
    for (const Lit l : shrinker.result().selectors)
        d.instances.push_back(s.bySelector.at(l));
    for (const Lit l : shrinker.result().facts)
        d.premises.push_back({l});
    return d;
}

/// Selectors of the rules round a literal.
std::vector<Lit> Explainer::window(Lit goal, int width)
{
    State& s = state();
    std::vector<Lit> selectors;
    const Place place = m_ground.placeOf(goal.atom());
    for (std::size_t k = 0; k < s.places.size(); ++k)
        if (const Lit selector = s.model.selectors()[k]; selector != Yes && s.isNear(k, place, width))
            selectors.push_back(selector);
    return selectors;
}

/// The same as explain() where no set of rules that is small enough shall be overlooked.
std::optional<Deduction> Explainer::fewest(const Mind& mind, Lit goal, int size, int width)
{
    State& s = swiftState();
    const std::vector<Lit> selectors = window(goal, width);
    std::vector<Lit> facts = knownAnswers(mind);
    const auto solve = [&](const std::vector<Lit>& wanted, std::vector<Lit> assumptions) {
        assumptions.push_back(!goal);
        s.addMeaning(assumptions);
        return s.solve(wanted, std::move(assumptions), s.triedRounds(), fewConflicts);
    };
    if (solve(selectors, facts) != SatResult::Unsat)
        return std::nullopt;
    const auto chosen = [&](const std::vector<int>& rules) {
        std::vector<Lit> wanted;
        for (const int k : rules)
            wanted.push_back(selectors[static_cast<std::size_t>(k)]);
        return wanted;
    };
    std::optional<Assignment> found;
    const auto allow = [&](const std::vector<int>& rules) {
        const SatResult result = solve(chosen(rules), facts);
        if (result == SatResult::Sat)
            found.emplace(s.rules, s.answers());
        return result;
    };
    const auto holdsNow = [&](int k) {
        const int instance = s.bySelector.at(selectors[static_cast<std::size_t>(k)]);
        return holds(s.rules.instances()[static_cast<std::size_t>(instance)], *found);
    };
    const auto rules =
        FewestRules(static_cast<int>(selectors.size()), {allow, holdsNow}).find(static_cast<std::size_t>(size));
    if (!rules)
        return std::nullopt;
    Deduction d{.technique = idOf(Move::Constraints), .conclusions = {{goal}}};
    for (const Lit selector : chosen(*rules))
        d.instances.push_back(s.bySelector.at(selector));
    for (std::size_t k = 0; k < facts.size();) {
        std::vector<Lit> fewer = facts;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(k));
        if (solve(chosen(*rules), fewer) == SatResult::Unsat) {
            const std::vector<Lit>& core = s.model.core();
            std::erase_if(fewer, [&](Lit l) { return std::ranges::find(core, l) == core.end(); });
            facts = std::move(fewer);
        } else {
            ++k;
        }
    }
    for (const Lit l : facts)
        d.premises.push_back({l});
    return d;
}

std::optional<Deduction> Explainer::search(const Mind& mind, const std::vector<Lit>& provable, int size)
{
    static_cast<void>(state());
    constexpr std::size_t ring = 2;
    for (const Lit l : provable) {
        if (work() > mostSearch || m_stop.stop_requested())
            return std::nullopt;
        if (auto found = fewest(mind, l, size, rings[ring]))
            return found;
    }
    return std::nullopt;
}

/// Was it sought before, with nothing new in the window since?
bool Explainer::isInVain(const Mind& mind, Lit goal, int size, std::size_t ring) const
{
    const auto failed = m_failed.find({goal, ring});
    if (failed == m_failed.end() || failed->second.size < size)
        return false;
    const Place place = m_ground.placeOf(goal.atom());
    const int reach = 2 * std::min(rings[ring], rings[2]);
    const auto& trail = mind.facts().trail();
    return std::none_of(
        trail.begin() + static_cast<std::ptrdiff_t>(failed->second.facts), trail.end(), [&](const Facts::Entry& entry) {
            return m_ground.isVisible(entry.fact) && sidesApart(m_ground.placeOf(entry.fact.a.atom()), place) <= reach;
        });
}

std::optional<Deduction> Explainer::smallest(const Mind& mind, const std::vector<Lit>& provable, int size)
{
    const std::size_t windows = size <= smallSize ? rings.size() - 1 : rings.size();
    for (std::size_t ring = 0; ring < windows; ++ring) {
        std::optional<Deduction> best;
        std::size_t tries = 0;
        for (const Lit l : provable) {
            const int limit = best ? static_cast<int>(best->instances.size()) - 1 : size;
            if (tries >= mostTries || limit < 1 || work() > mostExplaining || m_stop.stop_requested())
                break;
            if (isInVain(mind, l, limit, ring))
                continue;
            ++tries;
            if (auto found = explain(mind, l, limit, rings[ring]))
                best = std::move(found);
            else if (!m_stop.stop_requested())
                m_failed[{l, ring}] = {limit, mind.facts().trail().size()};
        }
        if (best)
            return best;
    }
    return std::nullopt;
}

std::optional<std::vector<Lit>> Explainer::determined(const std::vector<Lit>& facts)
{
    State& s = state();
    std::vector<Lit> lits;
    if (m_stop.stop_requested() || s.model.solve(facts, s.halt) != SatResult::Sat)
        return std::nullopt;
    const std::vector<bool> first = s.model.answers();
    for (std::size_t atom = 1; atom < first.size(); ++atom)
        if (m_ground.answerOf(static_cast<int>(atom)) >= 0)
            lits.push_back(Lit::of(static_cast<int>(atom), first[atom]));
    for (std::size_t k = 0; k < lits.size();) {
        std::vector<Lit> assumptions = facts;
        assumptions.push_back(!lits[k]);
        const SatResult result = s.model.solve(assumptions, s.halt);
        if (result == SatResult::Unknown)
            return std::nullopt;
        if (result == SatResult::Unsat) {
            ++k;
            continue;
        }
        const std::vector<bool> other = s.model.answers();
        std::erase_if(lits, [&](Lit l) { return other[static_cast<std::size_t>(l.atom())] != l.positive(); });
    }
    return lits;
}

// --- proofs ---

namespace {

/// What is there if the premises hold and the conclusions do not.
std::vector<Lit> valuesNamedIn(const Deduction& d)
{
    std::vector<Lit> values;
    for (const Fact& premise : d.premises)
        if (premise.isValue() && premise.a.positive() && !premise.a.constant())
            values.push_back(premise.a);
    for (const Fact& conclusion : d.conclusions)
        if (conclusion.isValue() && !conclusion.a.positive() && !conclusion.a.constant())
            values.push_back(!conclusion.a);
    return values;
}

} // namespace

Explainer::Proved Explainer::proves(const Deduction& d, Meaning meaning)
{
    State& s = swiftState();
    if (m_stop.stop_requested())
        return Proved::Unknown;
    std::vector<Lit> selectors;
    const auto isLoop = [&](int i) { return m_ground.instance(i).is<Circuit>() || m_ground.instance(i).is<InOrder>(); };
    const bool loop = std::ranges::any_of(d.instances, isLoop);
    for (std::size_t k = 0; k < s.places.size(); ++k) {
        const bool isUsed = std::ranges::find(d.instances, static_cast<int>(k)) != d.instances.end();
        if (isUsed || (loop && s.rules.instances()[k].role() == Role::Degree)) // a loop has no ends and no branches
            selectors.push_back(s.model.selectors()[k]);
        if (isUsed && s.noOtherOf[k] != Yes)
            selectors.push_back(s.noOtherOf[k]);
    }
    if (meaning == Meaning::Everywhere)
        s.addMeaning(selectors);
    else
        for (const Lit l : valuesNamedIn(d))
            if (const int answer = m_ground.answerOf(l.atom());
                answer >= 0 && s.noOther[static_cast<std::size_t>(answer)] != Yes)
                selectors.push_back(s.noOther[static_cast<std::size_t>(answer)]);
    std::vector<Lit> assumptions;
    for (const Fact& premise : d.premises)
        assumptions.push_back(premise.isValue() ? premise.a : relationLiteral(premise));
    std::vector<Fact> conclusions = d.conclusions;
    if (conclusions.empty())
        conclusions.push_back({No}); // a contradiction
    for (const Fact& conclusion : conclusions) {
        std::vector<Lit> refuted = assumptions;
        refuted.push_back(conclusion.isValue() ? !conclusion.a : !relationLiteral(conclusion));
        const SatResult result = s.solve(selectors, refuted, manyRounds, mostConflicts);
        if (result != SatResult::Unsat)
            return result == SatResult::Sat ? Proved::No : Proved::Unknown;
    }
    return Proved::Yes;
}

/// A new literal that holds exactly when the two sides of a relation are equal.
Lit Explainer::relationLiteral(const Fact& relation)
{
    State& s = state();
    const auto [it, isNew] = m_relations.try_emplace(relation, Yes);
    if (isNew) {
        const Lit equal = it->second = s.model.fresh();
        s.model.add({!equal, !relation.a, relation.b});
        s.model.add({!equal, relation.a, !relation.b});
        s.model.add({equal, relation.a, relation.b});
        s.model.add({equal, !relation.a, !relation.b});
    }
    return it->second;
}

} // namespace tokisuji::tracing
