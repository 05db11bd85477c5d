#include "engine/rules/words/tiles.h"

#include "engine/board/place_map.h"

#include <algorithm>

namespace tokisuji {

void uniformRooms(Rules& r, const std::vector<Room>& tiles, const Field& field, ToCome change)
{
    for (const Room& tile : tiles)
        for (const Place c : tile.cells)
            if (c != tile.cells.front())
                r.at(c, family::tileWhole).toCome(change).same(field[c], field[tile.cells.front()]);
}

void noSquareOfTiles(Rules& r, const Board& b, const std::vector<Room>& tiles, const Field& field,
                     const RuleFamily& family)
{
    const PlaceMap<int> tileOf = roomOfCells(b, tiles);
    for (const auto& square : b.grid().windows(2, 2)) {
        std::vector<Place> cells;
        for (const Place c : square)
            if (r.mayDivideRooms()
                || std::ranges::none_of(cells, [&](Place other) { return tileOf[other] == tileOf[c]; }))
                cells.push_back(c);
        r.at(square.front(), family).never(field[cells]);
    }
}

} // namespace tokisuji
