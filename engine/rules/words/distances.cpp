#include "engine/rules/words/distances.h"

#include "engine/board/place_map.h"

#include <algorithm>

namespace tokisuji {

namespace {

/// The cells that are reached from a cell within its room, by how many steps it takes, up to `far`.
std::vector<std::vector<Place>> byDistance(const Board& b, Place from, std::size_t far)
{
    std::vector<std::vector<Place>> found{{from}};
    PlaceMap<char> seen(b.grid());
    seen[from] = 1;
    while (!found.back().empty() && found.size() <= far) {
        std::vector<Place> next;
        for (const Place c : found.back())
            for (const Dir d : directions)
                if (b.grid().hasCell(c.step(d)) && b.at(Layer::Room, edgeBetween(c, d)) != 1
                    && std::exchange(seen[c.step(d)], 1) == 0)
                    next.push_back(c.step(d));
        found.push_back(std::move(next));
    }
    return found;
}

} // namespace

PairsBySteps pairsBySteps(const Board& b, const Room& room, std::size_t far)
{
    PairsBySteps found;
    for (const Place c : room.cells) {
        const auto reached = byDistance(b, c, far);
        found.resize(std::max(found.size(), reached.size()));
        for (std::size_t steps = 1; steps < reached.size(); ++steps)
            for (const Place other : reached[steps])
                if (c < other)
                    found[steps].emplace_back(c, other);
    }
    return found;
}

Lit areApart(Rules& r, const Field& field, const PairsBySteps& pairs, std::size_t steps)
{
    std::vector<Lit> ways;
    if (steps < pairs.size())
        for (const auto& [p, q] : pairs[steps])
            ways.push_back(r.allOf({field[p], field[q]}));
    return r.anyOf(std::move(ways));
}

} // namespace tokisuji
