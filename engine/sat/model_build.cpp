// Building a model: rules become clauses, or lazy rules where clauses would be too many.
#include "engine/sat/model_state.h"

#include "engine/rules/abandon.h"
#include "engine/rules/helpers.h"
#include "engine/rules/literals.h"
#include "engine/sat/encode/acyclic.h"
#include "engine/sat/encode/area_relations.h"
#include "engine/sat/encode/blocks.h"
#include "engine/sat/encode/circuit.h"
#include "engine/sat/encode/graph.h"
#include "engine/sat/encode/in_order.h"
#include "engine/sat/encode/part_sum.h"
#include "engine/sat/encode/parts.h"
#include "engine/sat/encode/seed_pairs.h"

#include <algorithm>

namespace tokisuji {

namespace {

/// The parts that an instance speaks of; nullptr for all others.
const Shared<Parts>* partsOf(const Instance& i)
{
    return std::visit(
        []<class P>(const P& primitive) -> const Shared<Parts>* {
            if constexpr (requires { primitive.parts; })
                return &primitive.parts;
            else
                return nullptr;
        },
        i.says);
}

/// Numbers by their first literals.
std::vector<Lit> namesOf(const Numbers& numbers)
{
    std::vector<Lit> names;
    for (const NumberVar& number : numbers.numbers)
        names.push_back(number.values.empty() ? No : number.values.front());
    std::ranges::sort(names);
    return names;
}

} // namespace

/// Helpers get the atoms that they have in the rules.
void Model::State::defineHelpers(const Rules& rules, const Translation& t)
{
    territories = rules.territories();
    for (const Territory& territory : territories) {
        auto rule = std::make_unique<TerritoryRule>(territory, solver);
        territoryRules.push_back(rule.get());
        lazy.push_back(std::move(rule));
    }
    for (const Definition& d : rules.definitions()) {
        encoding::definition(Encoder(solver), d.op, Lit::of(d.atom), d.operands);
        implications.add(Lit::of(d.atom), d.op, d.operands);
        if (exchangeable)
            definitions.emplace(contentOf(d, t), Lit::of(d.atom));
    }
}

/// False when territories differ: their cuts are tied to the borders that they were made for.
bool Model::State::translateHelpers(const Rules& rules, Translation& t)
{
    bool areTheSame = rules.territories().size() == territories.size();
    auto old = territories.begin();
    const auto define = [&](const Definition& d) {
        if (!areTheSame)
            return; // it may be said of a territory that has no name here
        const auto [known, isNew] = definitions.try_emplace(contentOf(d, t), Yes);
        if (isNew) {
            known->second = solver.fresh();
            const std::vector<Lit> operands = t(d.operands);
            encoding::definition(Encoder(solver), d.op, known->second, operands);
            implications.add(known->second, d.op, operands);
        }
        t.set(d.atom, known->second);
    };
    const auto reach = [&](const Territory& territory) {
        areTheSame = areTheSame && areSame(inNames(territory, t), *old);
        for (std::size_t i = 1; areTheSame && i < territory.cells.size(); ++i)
            t.set(territory.reached(i).atom(), old->reached(i));
        if (areTheSame)
            ++old;
    };
    eachHelper(rules, define, reach);
    return areTheSame;
}

Lit Model::State::selectorFor(const Instance& instance)
{
    if (!exchangeable)
        return Yes;
    const bool isClue = instance.origin == Origin::Clue;
    const auto [known, isNew] = instances.try_emplace(contentOf(instance, translation), Yes);
    if (isNew && isClue) {
        known->second = solver.fresh();
        allSelectors.push_back(known->second);
    }
    if (isNew && !isClue)
        ++fixedInstances;
    return known->second;
}

/// Territories know better what many cells of theirs can be.
bool Model::State::countedByTerritory(const Count& count, Lit guard, Lit selector)
{
    constexpr std::size_t fewOperands = 12;
    if (territoryRules.empty() || count.operands.size() <= fewOperands || count.hi <= 0 || count.step != 1
        || guard != Yes)
        return false;
    return std::ranges::any_of(territoryRules, [&](TerritoryRule* rule) {
        return rule->takeCount(count.operands, count.lo, count.hi, selector);
    });
}

encoding::Alikeness Model::State::alikeness(const Numbers& numbers) const
{
    const std::vector<Lit> names = namesOf(numbers);
    if (std::ranges::any_of(names, &Lit::constant))
        return encoding::Alikeness::Unknown; // a name for many
    const bool differ =
        std::ranges::any_of(differing, [&](const std::vector<Lit>& all) { return std::ranges::includes(all, names); });
    return differ ? encoding::Alikeness::AllDiffer : encoding::Alikeness::Unknown;
}

/// What other rules can lean on, whatever the clues: pairs that exclude each other, and numbers that differ.
void Model::State::readFixedRules(const std::vector<Instance>& all)
{
    for (const Instance& i : all) {
        if (i.origin != Origin::Board || i.guard != Yes)
            continue;
        if (const auto* any = i.find<Any>(); any != nullptr && any->operands.size() == 2)
            exclusions.add(!any->operands[0], !any->operands[1]);
        if (const auto* different = i.find<Different>())
            differing.push_back(namesOf(different->numbers));
    }
}

void Model::State::encodeLocal(const Instance& i, Lit selector, const Translation& t)
{
    const Encoder out(solver, {selector, t(i.guard)});
    std::visit(Overloaded{[&](const Count& count) {
                              const Count said = mapped(count, t);
                              if (!countedByTerritory(said, i.guard, selector))
                                  encoding::encode(out, said, exclusions, implications);
                          },
                          [&](const Sum& sum) {
                              const Sum said = mapped(sum, t);
                              encoding::encode(out, said, alikeness(said.numbers));
                          },
                          [&]<class P>(const P& primitive) {
                              if constexpr (P::isLocal)
                                  encoding::encode(out, mapped(primitive, t));
                          }},
               i.says);
}

/// Global rules on a selector would need their static clauses on it too; a guard does exactly that.
Lit Model::State::guardOf(const Instance& i, Lit selector)
{
    if (selector == Yes || i.guard == Yes)
        return selector == Yes ? i.guard : selector;
    const Lit guard = solver.fresh();
    encoding::definition(Encoder(solver), Definition::And, guard, std::vector{selector, i.guard});
    return guard;
}

void Model::State::encodeGlobal(const Rules& rules, std::size_t index, const Halt& halt)
{
    const Instance& i = rules.instances()[index];
    const auto guard = [&] { return guardOf(i, selectors[index]); };
    const auto addRule = [&]<class Rule>(std::unique_ptr<Rule> rule) { lazy.push_back(std::move(rule)); };
    std::visit(
        Overloaded{
            [&](const Connected& p) { addRule(std::make_unique<ConnectedRule>(*p.graph, guard(), solver)); },
            [&](const Acyclic& p) { addRule(std::make_unique<AcyclicRule>(*p.graph, guard(), solver)); },
            [&](const Separate& p) { encoding::separate(Encoder(solver, {guard()}), *p.graph); },
            [&](const Circuit& p) { addRule(std::make_unique<CircuitRule>(p, guard(), solver)); },
            [&](const BlockSize& p) { addRule(std::make_unique<BlocksRule>(*p.blocks, guard(), solver, halt)); },
            [&](const SeedPairs& p) { addRule(std::make_unique<SeedPairsRule>(*p.division, guard(), solver, halt)); },
            [&](const AreasRelate& p) {
                addRule(std::make_unique<AreaRelationsRule>(*p.terms, guard(), solver, halt));
            },
            [&](const InOrder& p) { addRule(std::make_unique<InOrderRule>(*p.course, guard(), solver)); },
            [&](const Rays& p) { encodeRays(*p.mirrors, guard(), halt); },
            [&](const OneSeedEach& p) { encodeParts(rules, index, p.parts, halt); },
            [&](const PartSize& p) { encodeParts(rules, index, p.parts, halt); },
            [&](const PartSum& p) { encodeParts(rules, index, p.parts, halt); },
            []<class P>(const P&) requires(P::isLocal){},
        },
        i.says);
}

void Model::State::encodeRays(const Mirrors& mirrors, Lit guard, const Halt& halt)
{
    auto known = std::ranges::find_if(rayPaths, [&](const auto& paths) { return paths->isFor(mirrors); });
    if (known == rayPaths.end())
        known = rayPaths.insert(known, std::make_unique<RayPaths>(mirrors, solver));
    (*known)->encode(mirrors, guard, halt);
}

/// Holds where one of them does.
Lit Model::State::anyOf(const std::vector<Lit>& lits)
{
    if (lits.empty() || std::ranges::find(lits, Yes) != lits.end())
        return lits.empty() ? No : Yes;
    if (lits.size() == 1)
        return lits.front();
    const Lit some = solver.fresh();
    encoding::definition(Encoder(solver), Definition::Or, some, lits);
    return some;
}

/// All that is said about the same parts becomes one lazy rule when the first of it is met; sums of parts are another
/// one.
void Model::State::encodeParts(const Rules& rules, std::size_t index, const Shared<Parts>& parts, const Halt& halt)
{
    const auto isOfThese = [&](const Instance& i) {
        const Shared<Parts>* own = partsOf(i);
        return own != nullptr && own->isSame(parts);
    };
    const auto& all = rules.instances();
    if (std::ranges::any_of(std::span(all).first(index), isOfThese))
        return;
    std::vector<Lit> oneSeedEach;
    std::vector<SizeDemand> sizes;
    std::vector<SizeDemand> sums;
    Extent seeds = Extent::Exactly;
    for (std::size_t k = index; k < all.size(); ++k) {
        if (!isOfThese(all[k]))
            continue;
        const Lit speaks = guardOf(all[k], selectors[k]);
        if (const auto* size = all[k].find<PartSize>()) {
            sizes.push_back({size->cell, size->size, speaks});
        } else if (const auto* sum = all[k].find<PartSum>()) {
            sums.push_back({sum->cell, sum->size, speaks});
        } else {
            oneSeedEach.push_back(speaks);
            seeds = all[k].get<OneSeedEach>().seeds;
        }
    }
    if (!oneSeedEach.empty() || !sizes.empty())
        lazy.push_back(std::make_unique<PartsRule>(*parts, anyOf(oneSeedEach), seeds, std::move(sizes), solver, halt));
    if (!sums.empty())
        lazy.push_back(std::make_unique<PartSumRule>(*parts, std::move(sums), solver, halt));
}

void Model::State::build(const Rules& rules, const Halt& halt)
try {
    const BuildWatch watch([&] { return halt.reached(); });
    answers = rules.answers();
    translation = Translation(rules.atomCount());
    const auto& all = rules.instances();
    selectors.assign(all.size(), Yes); // who asks for one by its index finds it in an unfinished model too
    defineHelpers(rules, translation);
    readFixedRules(all);
    for (std::size_t k = 0; k < all.size(); ++k)
        selectors[k] = selectorFor(all[k]);
    for (std::size_t k = 0; k < all.size(); ++k)
        if (const auto* different = all[k].find<Different>())
            encoding::differentFromGiven(Encoder(solver, {selectors[k], all[k].guard}), different->numbers);
    for (std::size_t k = 0; k < all.size(); ++k)
        if (all[k].is<BlockSize>()) // it leaves few numbers to each cell
            encodeGlobal(rules, k, halt);
    for (std::size_t k = 0; k < all.size(); ++k)
        encodeLocal(all[k], selectors[k], translation);
    for (std::size_t k = 0; k < all.size() && !halt.reached(); ++k)
        if (!all[k].is<BlockSize>())
            encodeGlobal(rules, k, halt);
    if (halt.reached())
        return;
    setCurrent(rules, std::move(translation), std::vector(selectors), halt);
    complete = !halt.reached();
} catch (const BuildAbandoned&) {
}

} // namespace tokisuji
