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

std::vector<std::vector<int>> Barrier::presentGroups() const
{
    std::vector<std::vector<int>> groups;
    std::vector<char> seen(static_cast<std::size_t>(count()), 0);
    for (int start = 0; start < count(); ++start) {
        if (seen[static_cast<std::size_t>(start)] != 0 || !m_mind.isTrue(node(start)))
            continue;
        std::vector<int> group{start};
        seen[static_cast<std::size_t>(start)] = 1;
        for (std::size_t k = 0; k < group.size(); ++k)
            for (const NetMap::Way& way : ways(group[k]))
                if (auto& mark = seen[static_cast<std::size_t>(way.node)];
                    mark == 0 && m_mind.isTrue(way.present) && m_mind.isTrue(node(way.node))) {
                    mark = 1;
                    group.push_back(way.node);
                }
        groups.push_back(std::move(group));
    }
    return groups;
}

int Barrier::presentOutside(const std::vector<int>& group) const
{
    for (int n = 0; n < count(); ++n)
        if (m_mind.isTrue(node(n)) && std::ranges::find(group, n) == group.end())
            return n;
    return -1;
}

Barrier::Rim Barrier::rimOf(const std::vector<int>& group) const
{
    std::vector<char> isInside(static_cast<std::size_t>(count()), 0);
    for (const int n : group)
        isInside[static_cast<std::size_t>(n)] = 1;
    Rim rim;
    for (const int n : group)
        for (const NetMap::Way& way : ways(n)) {
            if (isInside[static_cast<std::size_t>(way.node)] != 0)
                continue;
            const Lit lit = m_mind.isTrue(way.present) || m_mind.isFalse(node(way.node)) ? node(way.node) : way.present;
            if (m_mind.isFalse(lit))
                rim.facts.push_back({!lit});
            else if (std::ranges::find(rim.exits, lit) == rim.exits.end())
                rim.exits.push_back(lit);
        }
    return rim;
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

Barrier::Wall Barrier::between(const std::vector<int>& inside, int far, const std::vector<int>& through) const
{
    constexpr char isInside = 1, isRim = 2, isThrough = 3;
    std::vector<char> blocked(static_cast<std::size_t>(count()), 0);
    for (const int n : inside)
        blocked[static_cast<std::size_t>(n)] = isInside;
    for (const int n : through)
        blocked[static_cast<std::size_t>(n)] = isThrough;
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
        if (blocked[static_cast<std::size_t>(n)] == isRim && std::ranges::any_of(ways(n), touches)) {
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
