#include "engine/rules/words/floods.h"

#include "engine/rules/words/rooms.h"

#include <algorithm>

namespace tokisuji {

Field walls(Rules& r, const Board& b, const Field& field)
{
    const bool hasBorders = b.has(Layer::Room);
    std::vector<Lit> lits;
    for (const Place edge : b.grid().all(PlaceKind::Edge)) {
        const auto [p, q] = cellsBeside(edge);
        const bool isBorder = hasBorders && b.at(Layer::Room, edge) == 1;
        lits.push_back(isBorder ? Yes : r.anyOf({!field[p], !field[q]}));
    }
    return {b.grid(), PlaceKind::Edge, std::move(lits)};
}

Field reachedWithin(Rules& r, const Field& walls, const std::vector<Place>& cells)
{
    const Grid& grid = walls.grid();
    const std::vector<Lit> reached = r.territory(walls, cells);
    std::vector<Lit> lits(static_cast<std::size_t>(grid.size().cells()), No);
    for (std::size_t i = 0; i < cells.size(); ++i)
        lits[static_cast<std::size_t>(grid.index(PlaceKind::Cell, cells[i]))] = reached[i];
    return {grid, PlaceKind::Cell, std::move(lits)};
}

namespace {

/// For each cell of a room, "hangs together with the first cell of the field". It starts from a node of its own, which
/// leads to that cell alone.
std::vector<Lit> firstGroup(Rules& r, const Field& walls, const Room& room, const Field& field)
{
    Territory territory{.cells = {wholeBoard}, .ways = {{}}, .atom = 0};
    Lit noneYet = Yes;
    for (const Place c : room.cells) {
        const auto node = static_cast<int>(territory.cells.size());
        const Lit isFirst = r.allOf({noneYet, field[c]});
        noneYet = r.allOf({noneYet, !field[c]});
        territory.cells.push_back(c);
        territory.ways.front().push_back({node, !isFirst});
        auto& ways = territory.ways.emplace_back(std::vector<Territory::Way>{{0, !isFirst}});
        for (const Dir d : directions)
            if (const auto next = std::ranges::lower_bound(room.cells, c.step(d));
                next != room.cells.end() && *next == c.step(d))
                ways.push_back({static_cast<int>(next - room.cells.begin()) + 1, walls[edgeBetween(c, d)]});
    }
    std::vector<Lit> reached = r.addTerritory(std::move(territory));
    reached.erase(reached.begin());
    return reached;
}

} // namespace

TwoGroups twoGroupsInRooms(Rules& r, const Board& b, const std::vector<Room>& rooms, const Field& field)
{
    const Field parting = walls(r, b, field);
    std::vector<Lit> first(field.all().size(), No), rest = first;
    for (const Room& room : rooms) {
        const std::vector<Lit> reached = firstGroup(r, parting, room, field);
        for (std::size_t i = 0; i < reached.size(); ++i) {
            const auto cell = static_cast<std::size_t>(b.grid().index(PlaceKind::Cell, room.cells[i]));
            first[cell] = reached[i];
            rest[cell] = r.allOf({field[room.cells[i]], !reached[i]});
        }
    }
    TwoGroups groups{{b.grid(), PlaceKind::Cell, std::move(first)}, {b.grid(), PlaceKind::Cell, std::move(rest)}};
    for (const Room& room : rooms)
        r.at(room.anchor, family::twoAreas).ofWholeRoom().any(groups.rest[room.cells]);
    connectedInRooms(r, b, rooms, groups.rest, family::twoAreas);
    return groups;
}

} // namespace tokisuji
