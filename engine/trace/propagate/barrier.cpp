#include "engine/trace/propagate/barrier.h"

#include <algorithm>

namespace tokisuji::tracing {

std::vector<Place> Barrier::placesOf(const std::vector<int>& nodes) const
{
    std::vector<Place> places;
    for (const int n : nodes)
        if (place(n) != wholeBoard)
            places.push_back(place(n));
    return places;
}

/// Everything that could be reached from `far` if only the blocked nodes and the absent links were in the way.
std::vector<char> Barrier::reachableFrom(int far, const std::vector<char>& blocked) const
{
    std::vector<char> seen(blocked.size(), 0);
    std::vector<int> todo{far};
    seen[static_cast<std::size_t>(far)] = 1;
    while (!todo.empty()) {
        const int n = todo.back();
        todo.pop_back();
        for (const NetMap::Way& way : ways(n)) {
            auto& mark = seen[static_cast<std::size_t>(way.node)];
            if (mark != 0 || blocked[static_cast<std::size_t>(way.node)] != 0 || m_mind.isFalse(way.present))
                continue;
            mark = 1;
            todo.push_back(way.node);
        }
    }
    return seen;
}

Barrier::Wall Barrier::between(const std::vector<int>& inside, int far, int through) const
{
    constexpr char isInside = 1, isRim = 2;
    std::vector<char> blocked(static_cast<std::size_t>(count()), 0);
    for (const int n : inside)
        blocked[static_cast<std::size_t>(n)] = isInside;
    if (through >= 0)
        blocked[static_cast<std::size_t>(through)] = isRim;
    for (const int n : inside)
        for (const NetMap::Way& way : ways(n))
            if (blocked[static_cast<std::size_t>(way.node)] == 0 && !m_mind.isFalse(way.present))
                blocked[static_cast<std::size_t>(way.node)] = isRim;
    const std::vector<char> outside = reachableFrom(far, blocked);
    Wall wall;
    for (int n = 0; n < count(); ++n) {
        const auto touches = [&](const NetMap::Way& way) {
            return outside[static_cast<std::size_t>(way.node)] != 0 && !m_mind.isFalse(way.present);
        };
        if (blocked[static_cast<std::size_t>(n)] == isRim && n != through && std::ranges::any_of(ways(n), touches)) {
            wall.facts.push_back({!node(n)});
            wall.places.push_back(place(n));
        }
        for (const NetMap::Way& way : ways(n)) // absent links that leave the inside
            if (blocked[static_cast<std::size_t>(n)] == isInside && !way.present.constant()
                && m_mind.isFalse(way.present) && blocked[static_cast<std::size_t>(way.node)] != isInside)
                wall.facts.push_back({!way.present});
    }
    return wall;
}

} // namespace tokisuji::tracing
