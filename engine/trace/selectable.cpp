#include "engine/trace/selectable.h"

#include "engine/rules/one_value.h"
#include "engine/rules/retelling.h"
#include "engine/trace/index.h"

namespace tokisuji::tracing {

Selectable selectable(const Rules& from)
{
    Selectable to{overSameAtoms(from), std::vector<int>(from.answers().size(), -1)};
    std::vector<int> numberOf(from.instances().size(), -1); // the answer that has one value, by instance
    const std::vector<int> oneValue = oneValueRules(from);
    for (std::size_t answer = 0; answer < oneValue.size(); ++answer)
        if (oneValue[answer] >= 0)
            numberOf[at(oneValue[answer])] = static_cast<int>(answer);
    const auto hasMore = [&](std::size_t k) { return numberOf[k] >= 0 && !isEitherOr(from.instances()[k]); };
    for (std::size_t k = 0; k < from.instances().size(); ++k) {
        const Instance& i = from.instances()[k];
        const bool isMeaning = i.role() == Role::Meaning || (numberOf[k] >= 0 && !hasMore(k));
        At rule = to.rules.like(i, isMeaning ? Origin::Board : Origin::Clue);
        if (hasMore(k))
            rule.any(i.get<Count>().operands);
        else
            rule.say(i.says);
    }
    require(to.rules.instances().size() == from.instances().size(), "selectable: one instance for each");
    for (std::size_t k = 0; k < numberOf.size(); ++k) {
        if (!hasMore(k))
            continue;
        to.noOther[at(numberOf[k])] = static_cast<int>(to.rules.instances().size());
        const Instance& i = from.instances()[k];
        to.rules.like(i, Origin::Clue).atMost(1, i.get<Count>().operands);
    }
    return to;
}

} // namespace tokisuji::tracing
