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

std::vector<std::size_t> farthestToTell(const std::vector<Room>& rooms, const std::vector<RoomPair>& neighbours)
{
    std::vector<std::size_t> farthest;
    for (const Room& room : rooms)
        farthest.push_back(static_cast<std::size_t>(std::max(room.number, -1) + 1));
    for (const auto& [one, other, edge] : neighbours) {
        farthest[one] = std::max(farthest[one], rooms[other].cells.size() - 1);
        farthest[other] = std::max(farthest[other], rooms[one].cells.size() - 1);
    }
    return farthest;
}

} // namespace tokisuji
