#include "engine/rules/words/equal_blocks.h"

#include "engine/rules/words/rooms.h"
#include "engine/rules/words/shading.h"

#include <algorithm>

namespace tokisuji {

namespace {

/// "The blocks of two rooms have the same size", which is `most` at most: blocks of one or two cells would have the
/// same shape.
Lit areEqual(Rules& r, const Tally& one, const Tally& other, std::size_t most)
{
    constexpr std::size_t smallest = 3;
    std::vector<Lit> ways;
    for (std::size_t n = smallest; n <= most; ++n)
        ways.push_back(r.allOf({one.atLeast(n), !one.atLeast(n + 1), other.atLeast(n), !other.atLeast(n + 1)}));
    return r.anyOf(std::move(ways));
}

} // namespace

void equalsTouch(Rules& r, const Board& b, const std::vector<Room>& rooms, const Field& black, const RuleFamily& within)
{
    const auto borders = bordersByRooms(b, rooms);
    const auto largestOf = [&](const std::pair<int, int>& pair) {
        return std::min(rooms[static_cast<std::size_t>(pair.first)].cells.size(),
                        rooms[static_cast<std::size_t>(pair.second)].cells.size());
    };
    // Beyond the largest room beside it, nobody asks how large a block is.
    std::vector<std::size_t> most(rooms.size());
    for (const auto& [pair, edges] : borders)
        if (pair.first != pair.second)
            for (const int room : {pair.first, pair.second})
                most[static_cast<std::size_t>(room)] = std::max(most[static_cast<std::size_t>(room)], largestOf(pair));
    std::vector<Tally> sizes;
    for (std::size_t i = 0; i < rooms.size(); ++i)
        sizes.emplace_back(r, black[rooms[i].cells], std::min(most[i] + 1, rooms[i].cells.size()));
    std::vector<std::vector<Lit>> partners(rooms.size());
    for (const auto& [pair, edges] : borders) {
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
        const Lit isPair =
            r.allOf({r.anyOf(std::move(touches)), areEqual(r, sizes[one], sizes[other], largestOf(pair))});
        partners[one].push_back(isPair);
        partners[other].push_back(isPair);
    }
    for (std::size_t i = 0; i < rooms.size(); ++i)
        r.at(rooms[i].anchor, family::sizeOverBorder).ofWholeRoom().any(partners[i]);
}

} // namespace tokisuji
