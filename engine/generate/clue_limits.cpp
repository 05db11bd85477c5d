#include "engine/generate/clue_limits.h"

#include "engine/generate/clue_spots.h"
#include "engine/generate/orbits.h"

#include <algorithm>

namespace tokisuji {

namespace {

/// "Must" and "must not" hold for the images of a cell too.
PlaceMap<Stand> spread(const Genre& genre, const GenerateOptions& options)
{
    const PlaceMap<Stand> asked = patternOf(genre, options);
    PlaceMap<Stand> pattern = asked;
    for (const Place cell : asked.grid().cells())
        if (asked[cell] != Stand::May)
            for (const Place image : orbitOf(cell, asked.grid().size(), options.symmetry))
                pattern[image] = asked[cell];
    return pattern;
}

} // namespace

ClueLimits::ClueLimits(const Genre& genre, const GenerateOptions& options)
    : m_options(options), m_pattern(spread(genre, options))
{
    if (!options.keepGiven || !options.start)
        return;
    const std::vector<Place> given = numberedPlaces(*options.start);
    m_given.insert(given.begin(), given.end());
}

Stand ClueLimits::standAt(Place p) const
{
    return m_pattern.has(p) ? m_pattern[p] : Stand::May;
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
    return orbitsAmong(places, m_pattern.grid().size(), m_options.symmetry);
}

} // namespace tokisuji
