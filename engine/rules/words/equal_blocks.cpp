#include "engine/rules/words/equal_blocks.h"

#include "engine/rules/words/rooms.h"
#include "engine/rules/words/shading.h"

#include <algorithm>

namespace tokisuji {

namespace {

/// "The blocks of two rooms have the same size": blocks of one or two cells would have the same shape.
Lit areEqual(Rules& r, const Tally& one, const Tally& other)
{
    constexpr std::size_t smallest = 3;
    std::vector<Lit> ways;
    for (std::size_t n = smallest; n <= std::min(one.most(), other.most()); ++n)
        ways.push_back(r.allOf({one.atLeast(n), !one.atLeast(n + 1), other.atLeast(n), !other.atLeast(n + 1)}));
    return r.anyOf(std::move(ways));
}

} // namespace

void equalsTouch(Rules& r, const Board& b, const std::vector<Room>& rooms, const Field& black, const RuleFamily& within)
{
    std::vector<Tally> sizes;
    for (const Room& room : rooms)
        sizes.emplace_back(r, black[room.cells], room.cells.size());
    std::vector<std::vector<Lit>> partners(rooms.size());
    for (const auto& [pair, edges] : bordersByRooms(b, rooms)) {
        const auto one = static_cast<std::size_t>(pair.first), other = static_cast<std::size_t>(pair.second);
        std::vector<Lit> touches;
        for (const Place edge : edges) {
            const auto [p, q] = cellsBeside(edge);
            touches.push_back(r.allOf({black[p], black[q]}));
            if (one == other)
                r.at(edge, within).ofWholeRoom().never(touches.back());
        }
        if (one == other)
            continue;
        const Lit isPair = r.allOf({r.anyOf(std::move(touches)), areEqual(r, sizes[one], sizes[other])});
        partners[one].push_back(isPair);
        partners[other].push_back(isPair);
    }
    for (std::size_t i = 0; i < rooms.size(); ++i)
        r.at(rooms[i].anchor, family::sizeOverBorder).ofWholeRoom().any(partners[i]);
}

} // namespace tokisuji
