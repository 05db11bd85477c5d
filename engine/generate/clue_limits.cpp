#include "engine/generate/clue_limits.h"

#include "engine/generate/clue_spots.h"
#include "engine/generate/orbits.h"

#include <algorithm>

namespace tokisuji {

namespace {

/// "Must" and "must not" hold for the images of a cell too.
std::vector<Stand> spread(const GenerateOptions& options)
{
    std::vector<Stand> pattern = options.pattern;
    const Grid grid(options.size);
    for (std::size_t i = 0; i < options.pattern.size(); ++i)
        if (options.pattern[i] != Stand::May)
            for (const Place p :
                 orbitOf(grid.place(PlaceKind::Cell, static_cast<int>(i)), options.size, options.symmetry))
                pattern[static_cast<std::size_t>(grid.index(PlaceKind::Cell, p))] = options.pattern[i];
    return pattern;
}

} // namespace

ClueLimits::ClueLimits(const Genre&, const GenerateOptions& options) : m_options(options), m_pattern(spread(options))
{
    if (!options.keepGiven || !options.start)
        return;
    const std::vector<Place> given = numberedPlaces(*options.start);
    m_given.insert(given.begin(), given.end());
}

Stand ClueLimits::standAt(Place p) const
{
    const Grid grid(m_options.size);
    return m_pattern.empty() || !grid.hasCell(p) ? Stand::May
                                                 : m_pattern[static_cast<std::size_t>(grid.index(PlaceKind::Cell, p))];
}

bool ClueLimits::mayStand(Place p) const
{
    return isGiven(p) || standAt(p) != Stand::MustNot;
}

bool ClueLimits::mustStand(Place p) const
{
    return isGiven(p) || standAt(p) == Stand::Must;
}

double ClueLimits::shareOf(int value) const
{
    const auto found = m_options.values.find(value);
    return found == m_options.values.end() ? (m_options.values.empty() ? 1 : 0) : found->second;
}

std::vector<std::vector<Place>> ClueLimits::orbits(const std::vector<Place>& places) const
{
    return orbitsAmong(places, m_options.size, m_options.symmetry);
}

} // namespace tokisuji
