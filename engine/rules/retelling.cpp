#include "engine/rules/retelling.h"

#include "engine/rules/answer_atoms.h"
#include "engine/util/contract.h"

#include <algorithm>
#include <map>

namespace tokisuji {

namespace {

void copyDefinition(Rules& to, const Definition& definition)
{
    const Lit atom = definition.op == Definition::And  ? to.allOf(definition.operands)
                     : definition.op == Definition::Or ? to.anyOf(definition.operands)
                                                       : to.oneOf(definition.operands[0], definition.operands[1]);
    require(atom == Lit::of(definition.atom), "overSameAtoms: helpers keep their atoms");
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
    require(territory != territories.end(), "overSameAtoms: every atom is an answer's or a helper's");
    to.addTerritory(*territory);
}

} // namespace

Rules overSameAtoms(const Rules& from)
{
    Rules to;
    std::map<int, const Definition*> definitions;
    for (const Definition& definition : from.definitions())
        definitions.emplace(definition.atom, &definition);
    for (const Answer& answer : from.answers()) {
        for (; to.atomCount() < answer.atom;)
            copyNextHelper(to, definitions, from.territories());
        (void)to.answers(answer.layer, std::vector(atomsOf(answer).size(), answer.places.front()));
    }
    while (to.atomCount() < from.atomCount())
        copyNextHelper(to, definitions, from.territories());
    return to;
}

Rules withoutRulesOf(Place clue, const Rules& rules)
{
    Rules left = overSameAtoms(rules);
    for (const Instance& i : rules.instances())
        if (i.origin == Origin::Board || i.anchor != clue)
            left.like(i, i.origin).say(i.says);
    return left;
}

Primitive ofOtherParts(Primitive primitive, const std::function<Shared<Parts>(const Parts&)>& other)
{
    std::visit(
        [&](auto& p) {
            if constexpr (requires { p.parts; })
                p.parts = other(*p.parts);
        },
        primitive);
    return primitive;
}

} // namespace tokisuji
