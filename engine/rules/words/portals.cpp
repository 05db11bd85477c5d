#include "engine/rules/words/portals.h"

#include <map>
#include <vector>

namespace tokisuji {

namespace {

/// The cells with each number.
std::map<int, std::vector<Place>> portals(const Board& b)
{
    std::map<int, std::vector<Place>> all;
    for (const Place c : b.grid().cells())
        if (const int n = b.at(Layer::Number, c); n >= 0)
            all[n].push_back(c);
    return all;
}

/// What leads out of one leads into the other.
void joinEnds(Rules& r, const Field& line, Place one, Place other)
{
    for (const Dir d : directions)
        r.clue(one, family::throughPortal).same(line[edgeBetween(one, d)], line[edgeBetween(other, opposite(d))]);
    for (const Dir d : directions)
        if (one.step(d) == other)
            r.clue(one, family::throughPortal).never(line[edgeBetween(one, d)]);
}

} // namespace

void joinPortals(Rules& r, const Board& b, const Field& line, Graph& tour)
{
    for (const auto& [number, cells] : portals(b)) {
        if (cells.size() == 2) {
            joinEnds(r, line, cells.front(), cells.back());
            tour.links.push_back(
                {b.grid().index(PlaceKind::Cell, cells.front()), b.grid().index(PlaceKind::Cell, cells.back()), Yes});
        } else if (cells.size() == 1) {
            r.clue(cells.front(), family::twoPortals).unlessClue().any({});
        } else {
            for (const Place c : cells)
                r.clue(c, family::twoPortals).any({});
        }
    }
}

} // namespace tokisuji
