#include "engine/trace/selectable.h"

#include "engine/rules/retelling.h"

namespace tokisuji::tracing {

namespace {

/// The meaning of bridge counts (two bridges are at least one) comes along with every rule and explains nothing.
bool isImplied(const Instance& i)
{
    return i.role() == Role::Meaning;
}

} // namespace

Rules selectable(const Rules& from)
{
    Rules to = overSameAtoms(from);
    for (const Instance& i : from.instances())
        to.like(i, isImplied(i) ? Origin::Board : Origin::Clue).say(i.says);
    require(to.instances().size() == from.instances().size(), "selectable: one instance for each");
    return to;
}

} // namespace tokisuji::tracing
