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
    for (const Instance& i : from.instances())
        to.like(i, isImplied(i) ? Origin::Board : Origin::Clue).say(i.says);
    require(to.instances().size() == from.instances().size(), "selectable: one instance for each");
    return to;
}

} // namespace tokisuji::tracing
