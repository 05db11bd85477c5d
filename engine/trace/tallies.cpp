#include "engine/trace/tallies.h"

#include <algorithm>

namespace tokisuji::tracing {

Tallies::Tallies(const Ground& ground) : m_ground(&ground)
{
    for (const TallyMap& tally : ground.tallies())
        m_counts.push_back({static_cast<int>(std::ranges::count(tally.parts, Yes)),
                            static_cast<int>(std::ranges::count(tally.parts, No))});
}

bool Tallies::saySomething(int tally, const Facts& facts) const
{
    const TallyMap& of = m_ground->tallies()[static_cast<std::size_t>(tally)];
    const Counts& counts = m_counts[static_cast<std::size_t>(tally)];
    const int least = counts.holding;
    const int most = static_cast<int>(of.parts.size()) - counts.failing;
    if (facts.isFalse(of.when)) // not all parts hold; a rule says nothing then
        return of.isDefinition && most == static_cast<int>(of.parts.size()) && most - least <= 1;
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

} // namespace tokisuji::tracing
