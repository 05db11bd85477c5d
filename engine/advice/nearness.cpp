#include "engine/advice/nearness.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <utility>

namespace tokisuji {

namespace {

int distance(Place from, const std::vector<Place>& places)
{
    int least = INT16_MAX;
    for (const Place p : places)
        least = std::min(least, std::abs(p.x - from.x) + std::abs(p.y - from.y));
    return least;
}

} // namespace

std::vector<Place> differences(const Board& a, const Board& b)
{
    std::vector<Place> places;
    for (const Layer layer : a.layers()) {
        const auto left = a.values(layer), right = b.values(layer);
        for (std::size_t i = 0; i < left.size(); ++i)
            if (left[i] != right[i])
                places.push_back(a.grid().place(placesOf(layer), static_cast<int>(i)));
    }
    return places;
}

void sortByDistance(std::vector<Place>& places, const std::vector<Place>& others)
{
    std::vector<std::pair<int, Place>> sorted;
    for (const Place p : places)
        sorted.emplace_back(distance(p, others), p);
    std::ranges::stable_sort(sorted, {}, &std::pair<int, Place>::first);
    std::ranges::transform(sorted, places.begin(), &std::pair<int, Place>::second);
}

} // namespace tokisuji
