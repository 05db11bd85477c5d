#include "engine/rules/words/largest_area.h"

#include "engine/rules/words/floods.h"
#include "engine/rules/words/rooms.h"

#include <algorithm>
#include <map>

namespace tokisuji {

namespace {

/// The cells of a room that lie at most so many steps from one of them, which comes first.
std::vector<Place> around(const Board& b, const Room& room, Place from, std::size_t steps)
{
    std::vector<Place> cells{from};
    std::map<Place, std::size_t> distance{{from, 0}};
    for (std::size_t i = 0; i < cells.size() && distance[cells[i]] < steps; ++i)
        for (const Dir d : directions)
            if (const Place next = cells[i].step(d); std::ranges::binary_search(room.cells, next)
                                                     && b.at(Layer::Room, edgeBetween(cells[i], d)) != 1
                                                     && distance.emplace(next, distance[cells[i]] + 1).second)
                cells.push_back(next);
    return cells;
}

/// "At least so many of these hold."
Lit areAtLeast(Rules& r, std::vector<Lit> lits, std::size_t number)
{
    if (number > lits.size())
        return No;
    const std::size_t others = lits.size() - number; // so many may be missing
    if (number <= others)
        return Tally(r, lits, number).atLeast(number);
    std::ranges::transform(lits, lits.begin(), [](Lit l) { return !l; });
    return !Tally(r, lits, others + 1).atLeast(others + 1);
}

} // namespace

// An area that has so many cells holds some cell of any set that leaves out fewer: only from those it is looked for.
void largestArea(Rules& r, const Board& b, const Field& field, const Field& walls, const Room& room, AreaNumber says)
{
    constexpr std::size_t mostTold = 200'000;
    const auto number = static_cast<std::size_t>(room.number), size = room.cells.size();
    const bool isLimit = number == 0 || says == AreaNumber::Limit;
    std::vector<Lit> largeEnough;
    std::size_t told = 0;
    for (std::size_t i = 0; i < size && i + number <= size && told < mostTold; ++i) {
        const Lit own = field[room.cells[i]];
        const std::vector<Place> cells = around(b, room, room.cells[i], number + 1);
        std::vector<Lit> area = reachedWithin(r, walls, cells)[cells];
        area.front() = own;
        told += cells.size() * (isLimit || cells.size() < number ? 1 : std::min(number, cells.size() - number + 1));
        if (i + number < size)
            r.clue(room.numberCell, family::areaAtMost).ofWholeRoom().when(own).atMost(room.number, area);
        if (!isLimit)
            largeEnough.push_back(r.allOf({own, areAtLeast(r, std::move(area), number)}));
    }
    if (told >= mostTold) { // too large a room
        r.leaveAnswersOut();
        largeEnough.clear();
    }
    if (!isLimit || told >= mostTold)
        r.clue(room.numberCell, family::areaAtLeast).ofWholeRoom().any(std::move(largeEnough));
}

} // namespace tokisuji
