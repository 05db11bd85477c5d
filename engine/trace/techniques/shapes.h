// Shapes: what the rows of the genres' tables ask about a deduction.
#pragma once

#include "engine/trace/naming.h"

#include <algorithm>

namespace tokisuji::tracing {

[[nodiscard]] inline const Instance& firstRule(const Ground& g, const Deduction& d)
{
    return g.instance(d.instances.front());
}
/// Nothing but the clue is needed.
[[nodiscard]] inline bool isImmediate(const Ground&, const Deduction& d)
{
    return d.premises.empty();
}
/// All that is concluded is about one place.
[[nodiscard]] inline bool isOneAnswer(const Ground& g, const Deduction& d)
{
    const auto answerOf = [&](const Fact& f) { return g.answerOf(f.a.atom()); };
    return std::ranges::all_of(d.conclusions,
                               [&](const Fact& f) { return answerOf(f) == answerOf(d.conclusions.front()); });
}
template <int Number>
[[nodiscard]] bool isNumber(const Ground& g, const Deduction& d)
{
    return firstRule(g, d).lo == Number && firstRule(g, d).hi == Number;
}
template <std::size_t Count>
[[nodiscard]] bool hasRules(const Ground&, const Deduction& d)
{
    return d.instances.size() == Count;
}
[[nodiscard]] inline bool isOfFamily(const Ground& g, int instance, std::string_view family)
{
    return g.instance(instance).family->id == family;
}
/// The clue numbers of a family among the rules, with their places.
[[nodiscard]] std::vector<const Instance*> rulesOf(const Ground&, const Deduction&, std::string_view family);
/// Two clues of these numbers, `dx` and `dy` cells apart in any of the eight orientations, and no other clue.
[[nodiscard]] bool isPairOfClues(const Ground&, const Deduction&, std::string_view family, int a, int b, int dx,
                                 int dy);

} // namespace tokisuji::tracing
