#include "engine/trace/selectable.h"

#include "engine/rules/one_value.h"
#include "engine/rules/retelling.h"
#include "engine/trace/index.h"

namespace tokisuji::tracing {

Rules selectable(const Rules& from)
{
    Rules to = overSameAtoms(from);
    std::vector<char> isOneValue(from.instances().size(), 0);
    for (const int i : oneValueRules(from))
        if (i >= 0)
            isOneValue[at(i)] = 1;
    for (std::size_t k = 0; k < from.instances().size(); ++k) {
        const Instance& i = from.instances()[k];
        At rule = to.like(i, i.role() == Role::Meaning ? Origin::Board : Origin::Clue);
        if (isOneValue[k] != 0)
            rule.any(i.get<Count>().operands);
        else
            rule.say(i.says);
    }
    require(to.instances().size() == from.instances().size(), "selectable: one instance for each");
    for (std::size_t k = 0; k < isOneValue.size(); ++k)
        if (const Instance& i = from.instances()[k]; isOneValue[k] != 0)
            to.like(i, Origin::Board).atMost(1, i.get<Count>().operands);
    return to;
}

} // namespace tokisuji::tracing
