#include "engine/rules/words/magnets.h"

#include "engine/board/terrain.h"

#include <algorithm>

namespace tokisuji {

PlaceMap<int> polesAt(const Board& b)
{
    PlaceMap<int> largest(b.grid());
    for (const Place c : b.grid().cells())
        largest[c] = isHole(b, c) ? -1 : minus;
    return largest;
}

void magnetInRoom(Rules& r, const Board& b, const Room& room, const Digits& pole)
{
    const Field present = pole.present();
    if (room.cells.size() < 2)
        return;
    r.at(room.anchor, family::oneMagnet).ofEachPart().atMost(2, present[room.cells]);
    for (const Place c : room.cells) {
        std::vector<Place> beside = b.grid().neighbours(c);
        std::erase_if(beside, [&](Place p) { return !std::ranges::binary_search(room.cells, p); });
        r.at(c, family::wholeMagnet).ofWholeRoom().implies(present[c], present[beside]);
        for (const Place p : beside)
            for (const int kind : {plus, minus})
                if (c < p)
                    r.at(c, family::magnetPoles).ofWholeRoom().never({pole.is(c, kind), pole.is(p, kind)});
    }
}

} // namespace tokisuji
