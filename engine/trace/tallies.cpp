#include "engine/trace/tallies.h"

#include <algorithm>

namespace tokisuji::tracing {

Tallies::Tallies(const Ground& ground) : m_ground(&ground)
{
    m_counts.reserve(ground.tallies().size());
    for (const TallyMap& map : ground.tallies())
        m_counts.push_back({.when = map.when,
                            .parts = static_cast<int>(map.parts.size()),
                            .lo = map.lo,
                            .hi = map.hi,
                            .step = static_cast<std::int16_t>(map.step),
                            .width = static_cast<std::int16_t>(map.width),
                            .isDefinition = map.isDefinition,
                            .holding = static_cast<int>(std::ranges::count(map.parts, Yes)),
                            .failing = static_cast<int>(std::ranges::count(map.parts, No))});
}

bool Tallies::saySomething(int tally, const Facts& facts) const
{
    const Counts& of = m_counts[static_cast<std::size_t>(tally)];
    const int least = of.holding;
    const int most = of.parts - of.failing;
    if (facts.isFalse(of.when)) // not all parts hold; a rule says nothing then
        return of.isDefinition && most == of.parts && most - least <= 1;
    const int above = std::max(least, of.lo) - of.lo;
    const int allowed = of.lo + (above + of.step - 1) / of.step * of.step; // the first number from `least` on
    if (allowed > most || allowed > of.hi)
        return true;
    if (facts.isOpen(of.when))
        return of.isDefinition && least == most;
    if (least == most)
        return false;
    return of.step > 1 || of.hi - least < of.width || most - of.lo < of.width;
}

/// A part that fails decides a definition; a rule is met by what is known, or speaks of what is not there.
bool Tallies::isSettled(int tally, const Facts& facts) const
{
    const Counts& of = m_counts[static_cast<std::size_t>(tally)];
    if (of.isDefinition)
        return of.failing > 0 && facts.isFalse(of.when);
    return facts.isFalse(of.when) || (of.step == 1 && of.holding >= of.lo && of.parts - of.failing <= of.hi);
}

} // namespace tokisuji::tracing
