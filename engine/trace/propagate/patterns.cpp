// Patterns of the genre: what the rules say of a place was settled before, so all that is left is to look whether the
// marks are there: whenever one of them comes, those patterns are looked through whose first mark is there.
#include "engine/trace/mind.h"
#include "engine/trace/propagate/propagators.h"

#include <algorithm>

namespace tokisuji::tracing {

namespace {

void concludeMatch(Mind& mind, const PatternMatches::Match& match)
{
    const PatternMatches& patterns = mind.ground().patterns();
    const auto conclusions = patterns.conclusionsOf(match);
    if (std::ranges::all_of(conclusions, [&](Lit l) { return mind.isTrue(l); }))
        return;
    Deduction d{.technique = match.technique, .pattern = match.pattern};
    for (const int i : patterns.instancesOf(match))
        d.instances.push_back(i);
    for (const Lit l : patterns.premisesOf(match))
        d.premises.push_back({l});
    for (const Lit l : conclusions)
        d.conclusions.push_back({l});
    mind.conclude(std::move(d));
}

} // namespace

void examinePatternAtSight(Mind& mind, int subject)
{
    concludeMatch(mind, mind.ground().patterns().match(subject));
}

void examinePatterns(Mind& mind, int subject)
{
    const PatternMatches& patterns = mind.ground().patterns();
    const Lit known = Lit::of(subject, mind.isTrue(Lit::of(subject)));
    if (mind.isOpen(known))
        return;
    for (const int index : patterns.waitingFor(known)) {
        const PatternMatches::Match& match = patterns.match(index);
        if (std::ranges::all_of(patterns.premisesOf(match), [&](Lit l) { return mind.isTrue(l); }))
            concludeMatch(mind, match);
        if (mind.isBroken())
            return;
    }
}

} // namespace tokisuji::tracing
