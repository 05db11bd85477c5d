// Building a model: rules become clauses, or lazy rules where clauses would be too many.
#include "engine/sat/model_state.h"

#include "engine/sat/encode/acyclic.h"
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

constexpr std::size_t operandsPerPoll = 1024; ///< and instances

bool speaksOfParts(const Instance& i)
{
    return i.kind == Kind::Parts || i.kind == Kind::PartSize || i.kind == Kind::PartSum;
}

} // namespace

/// Helpers get the atoms that they have in the rules.
void Model::State::defineHelpers(const Rules& rules, const Translation& t, const Halt& halt)
{
    territories = rules.territories();
    for (const Territory& territory : territories) {
        if (halt.reached())
            return;
        auto rule = std::make_unique<TerritoryRule>(territory, solver);
        territoryRules.push_back(rule.get());
        lazy.push_back(std::move(rule));
    }
    std::size_t unpolled = 0;
    for (const Definition& d : rules.definitions()) {
        if (++unpolled % operandsPerPoll == 0 && halt.reached())
            return;
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

/// Territories know better what many cells of theirs can be.
bool Model::State::countedByTerritory(const Rules& rules, const Instance& i, Lit selector, const Translation& t)
{
    constexpr std::uint32_t fewOperands = 12;
    if (territoryRules.empty() || i.size <= fewOperands || i.hi <= 0 || i.step != 1 || i.guard != Yes)
        return false;
    const std::vector<Lit> operands = t(rules.operands(i));
    return std::ranges::any_of(territoryRules,
                               [&](TerritoryRule* rule) { return rule->takeCount(operands, i.lo, i.hi, selector); });
}

void Model::State::encodeLocal(const Rules& rules, const Instance& i, Lit selector, const Translation& t)
{
    const Encoder out(solver, {selector, t(i.guard)});
    switch (i.kind) {
    case Kind::Any:
        return encoding::any(out, t(rules.operands(i)));
    case Kind::Count:
        if (countedByTerritory(rules, i, selector, t))
            return;
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
        encodeRays(rules.mirrors(i), guard, halt);
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

/// All that is said about one table of parts becomes one lazy rule; sums of parts are another one.
void Model::State::encodeParts(const Rules& rules, std::uint32_t table, const Halt& halt)
{
    const Instance* any = nullptr;
    std::vector<Lit> oneSeedEach;
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
            oneSeedEach.push_back(speaks);
        else
            (i.kind == Kind::PartSum ? sums : sizes).push_back({i.anchor, i.lo, speaks});
    }
    if (!oneSeedEach.empty() || !sizes.empty())
        lazy.push_back(
            std::make_unique<PartsRule>(rules.parts(*any), anyOf(oneSeedEach), std::move(sizes), solver, halt));
    if (!sums.empty())
        lazy.push_back(std::make_unique<PartSumRule>(rules.parts(*any), std::move(sums), solver, halt));
}

void Model::State::build(const Rules& rules, const Halt& halt)
{
    answers = rules.answers();
    translation = Translation(rules.atomCount());
    const auto& all = rules.instances();
    defineHelpers(rules, translation, halt);
    if (halt.reached()) {
        selectors.assign(all.size(), Yes); // who asks for one by its index finds it in an unfinished model too
        return;
    }
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
    std::size_t unpolled = 0;
    for (std::size_t k = 0; k < all.size(); ++k) {
        encodeLocal(rules, all[k], selectors[k], translation);
        unpolled += all[k].size > 0 ? 1 + all[k].size : operandsPerPoll; // those without operands may say a lot
        if (unpolled >= operandsPerPoll && halt.reached())
            return;
        unpolled %= operandsPerPoll;
    }
    for (std::size_t k = 0; k < all.size() && !halt.reached(); ++k)
        if (all[k].kind != Kind::BlockSize)
            encodeGlobal(rules, k, halt);
    if (halt.reached())
        return;
    setCurrent(rules, std::move(translation), std::move(selectors), halt);
    complete = !halt.reached();
}

} // namespace tokisuji
