#include "engine/trace/selectable.h"

#include "engine/rules/one_value.h"
#include "engine/rules/retelling.h"
#include "engine/trace/index.h"

namespace tokisuji::tracing {

Rules selectable(const Rules& from)
{
    Rules to = overSameAtoms(from);
    std::vector<char> isNumber(from.instances().size(), 0);
    std::vector<char> isMeaning(from.instances().size(), 0);
    for (const int i : oneValueRules(from))
        if (i >= 0)
            (isEitherOr(from.instances()[at(i)]) ? isMeaning : isNumber)[at(i)] = 1;
    for (std::size_t k = 0; k < from.instances().size(); ++k) {
        const Instance& i = from.instances()[k];
        const bool isBoard = isMeaning[k] != 0 || i.role() == Role::Meaning;
        At rule = to.like(i, isBoard ? Origin::Board : Origin::Clue);
        if (isNumber[k] != 0)
            rule.any(i.get<Count>().operands);
        else
            rule.say(i.says);
    }
    require(to.instances().size() == from.instances().size(), "selectable: one instance for each");
    for (std::size_t k = 0; k < isNumber.size(); ++k)
        if (const Instance& i = from.instances()[k]; isNumber[k] != 0)
            to.like(i, Origin::Board).atMost(1, i.get<Count>().operands);
    return to;
}

} // namespace tokisuji::tracing
