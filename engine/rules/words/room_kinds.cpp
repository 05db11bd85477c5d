#include "engine/rules/words/room_kinds.h"

#include "engine/rules/words/rooms.h"

#include <algorithm>
#include <iterator>

namespace tokisuji {

// The one and all cells without the other are as many as the cells of the room.
void equallyManyOfEach(Rules& r, const Digits& sign, int kinds, const Room& room)
{
    for (int one = 1; one <= kinds; ++one)
        for (int other = one + 1; other <= kinds; ++other) {
            std::vector<Lit> lits = sign.are(one)[room.cells], others = sign.are(other)[room.cells];
            const Lit both = r.allOf({r.anyOf(lits), r.anyOf(others)});
            std::ranges::transform(others, std::back_inserter(lits), [](Lit l) { return !l; });
            r.at(room.anchor, family::equallyMany)
                .ofWholeRoom()
                .when(both)
                .exactly(static_cast<int>(others.size()), std::move(lits));
        }
}

std::vector<std::vector<Lit>> touchesOfRooms(Rules& r, const Board& b, const std::vector<Room>& all, const Field& field)
{
    std::vector<std::vector<Lit>> of(all.size());
    for (const auto& [pair, edges] : bordersByRooms(b, all)) {
        if (pair.first == pair.second)
            continue;
        std::vector<Lit> both;
        for (const Place edge : edges) {
            const auto [p, q] = cellsBeside(edge);
            both.push_back(r.allOf({field[p], field[q]}));
        }
        const Lit touch = r.anyOf(std::move(both));
        of[static_cast<std::size_t>(pair.first)].push_back(touch);
        of[static_cast<std::size_t>(pair.second)].push_back(touch);
    }
    return of;
}

} // namespace tokisuji
