#include "engine/trace/selectable.h"

#include "engine/rules/answer_atoms.h"

#include <algorithm>
#include <map>

namespace tokisuji::tracing {

namespace {

/// The meaning of bridge counts (two bridges are at least one) comes along with every rule and explains nothing.
bool isImplied(const Instance& i)
{
    return i.role() == Role::Meaning;
}

At& sayAgain(At& at, const Rules& from, const Instance& i, std::map<std::uint32_t, std::uint32_t>& tables, Rules& to)
{
    const auto lits = from.operands(i);
    std::vector<Lit> operands(lits.begin(), lits.end());
    const auto table = [&] {
        const auto [it, isNew] = tables.try_emplace(i.table, 0);
        if (isNew)
            it->second = to.addParts(from.parts(i));
        return it->second;
    };
    switch (i.kind) {
    case Kind::Any:
        return at.any(std::move(operands));
    case Kind::Count:
        return at.count(i.lo, i.hi, std::move(operands), i.step);
    case Kind::Different:
        return at.different(from.numbers(i));
    case Kind::Connected:
        return at.connected(from.graph(i));
    case Kind::Circuit:
        return at.circuit(from.circuit(i));
    case Kind::Parts:
        return at.oneSeedEach(table());
    case Kind::PartSize:
        return at.partSize(table(), i.lo);
    case Kind::BlockSize:
        return at.blockSize(from.blocks(i));
    case Kind::SeedPairs:
        return at.seedPairs(from.division(i));
    case Kind::PartSum:
        return at.partSum(table(), i.lo);
    case Kind::Sum:
        return at.sum(i.lo, i.hi, from.numbers(i));
    case Kind::Sequence:
        return at.sequence(from.sequence(i));
    case Kind::Acyclic:
        return at.acyclic(from.graph(i));
    case Kind::PairUp:
        return at.pairUp(from.graph(i));
    case Kind::Separate:
        return at.separate(from.graph(i));
    case Kind::InOrder:
        return at.inOrder(from.course(i));
    case Kind::Rays:
        return at.rays(from.mirrors(i));
    }
    return at;
}

void copyDefinition(Rules& to, const Definition& definition)
{
    const Lit atom = definition.op == Definition::And  ? to.allOf(definition.operands)
                     : definition.op == Definition::Or ? to.anyOf(definition.operands)
                                                       : to.oneOf(definition.operands[0], definition.operands[1]);
    require(atom == Lit::of(definition.atom), "selectable: helpers keep their atoms");
}

/// The helper with the next atom, and those that come with it.
void copyNextHelper(Rules& to, const std::map<int, const Definition*>& definitions,
                    const std::vector<Territory>& territories)
{
    const int atom = to.atomCount();
    if (const auto definition = definitions.find(atom); definition != definitions.end())
        return copyDefinition(to, *definition->second);
    const auto begins = [&](const Territory& t) { return t.atom == atom && t.cells.size() > 1; };
    const auto territory = std::ranges::find_if(territories, begins);
    require(territory != territories.end(), "selectable: every atom is an answer's or a helper's");
    to.addTerritory(*territory);
}

} // namespace

Rules selectable(const Rules& from)
{
    Rules to;
    std::map<int, const Definition*> definitions;
    for (const Definition& definition : from.definitions())
        definitions.emplace(definition.atom, &definition);
    for (const Answer& answer : from.answers()) {
        for (; to.atomCount() < answer.atom;)
            copyNextHelper(to, definitions, from.territories());
        (void)to.answers(answer.layer,
                         std::vector(static_cast<std::size_t>(atomsOf(answer).size()), answer.places.front()));
    }
    while (to.atomCount() < from.atomCount())
        copyNextHelper(to, definitions, from.territories());
    std::map<std::uint32_t, std::uint32_t> tables;
    for (const Instance& i : from.instances()) {
        At at = isImplied(i) ? to.at(i.anchor, *i.family) : to.clue(i.anchor, *i.family);
        sayAgain(at.when(i.guard), from, i, tables, to);
    }
    require(to.instances().size() == from.instances().size(), "selectable: one instance for each");
    return to;
}

} // namespace tokisuji::tracing
