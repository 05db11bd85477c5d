#include "engine/advice/nearness.h"

#include "engine/board/distance.h"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace tokisuji {

namespace {

int distance(Place from, const std::vector<Place>& places)
{
    int least = INT16_MAX;
    for (const Place p : places)
        least = std::min(least, latticeDistance(p, from));
    return least;
}

} // namespace

void sortByDistance(std::vector<Place>& places, const std::vector<Place>& others)
{
    std::vector<std::pair<int, Place>> sorted;
    for (const Place p : places)
        sorted.emplace_back(distance(p, others), p);
    std::ranges::stable_sort(sorted, {}, &std::pair<int, Place>::first);
    std::ranges::transform(sorted, places.begin(), &std::pair<int, Place>::second);
}

} // namespace tokisuji
