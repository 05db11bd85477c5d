#include "engine/rules/words/floods.h"

#include "engine/board/place_map.h"
#include "engine/rules/words/regions.h"
#include "engine/rules/words/rooms.h"
#include "engine/rules/words/shading.h"

#include <algorithm>

namespace tokisuji {

Field walls(Rules& r, const Field& field)
{
    std::vector<Lit> lits;
    for (const Place edge : field.grid().all(PlaceKind::Edge)) {
        const auto [p, q] = cellsBeside(edge);
        lits.push_back(r.anyOf({!field[p], !field[q]}));
    }
    return {field.grid(), PlaceKind::Edge, std::move(lits)};
}

Field walls(Rules& r, const Board& b, const Field& field)
{
    Field all = walls(r, field);
    for (const Place edge : givenBorders(b))
        all.set(edge, Yes);
    return all;
}

Field reachedWithin(Rules& r, const Field& walls, const std::vector<Place>& cells)
{
    const Grid& grid = walls.grid();
    const std::vector<Lit> reached = r.territory(walls, cells);
    std::vector<Lit> lits(static_cast<std::size_t>(grid.size().cells()), No);
    for (std::size_t i = 0; i < cells.size(); ++i)
        lits[grid.cellIndex(cells[i])] = reached[i];
    return {grid, PlaceKind::Cell, std::move(lits)};
}

std::vector<Place> cellsNear(const Grid& grid, const std::vector<Place>& from, int steps)
{
    std::vector<Place> found = from;
    PlaceMap<int> distance(grid, -1);
    for (const Place c : from)
        distance[c] = 0;
    for (std::size_t i = 0; i < found.size() && distance[found[i]] < steps; ++i)
        for (const Place next : grid.neighbours(found[i]))
            if (distance[next] < 0) {
                distance[next] = distance[found[i]] + 1;
                found.push_back(next);
            }
    return found;
}

namespace {

/// What is reached in a territory, as a field.
Field fieldOf(Rules& r, const Grid& grid, Territory territory)
{
    const std::vector<Place> cells = territory.cells;
    const std::vector<Lit> reached = r.addTerritory(std::move(territory));
    std::vector<Lit> lits(static_cast<std::size_t>(grid.size().cells()), No);
    for (std::size_t i = 0; i < cells.size(); ++i)
        if (cells[i] != wholeBoard)
            lits[grid.cellIndex(cells[i])] = reached[i];
    return {grid, PlaceKind::Cell, std::move(lits)};
}

} // namespace

Field reachedFromAny(Rules& r, const Field& walls, const Field& field, const std::vector<Place>& sources,
                     const std::vector<Place>& cells)
{
    const Grid& grid = walls.grid();
    PlaceMap<int> nodeOf(grid, -1);
    for (std::size_t i = 0; i < cells.size(); ++i)
        nodeOf[cells[i]] = static_cast<int>(i) + 1;
    Territory territory{.cells = {wholeBoard}, .ways = {{}}, .atom = 0}; // from a node of its own
    for (const Place source : sources)
        territory.ways.front().push_back({nodeOf[source], !field[source]});
    for (const Place c : cells) {
        territory.cells.push_back(c);
        auto& ways = territory.ways.emplace_back();
        if (std::ranges::find(sources, c) != sources.end())
            ways.push_back({0, !field[c]});
        for (const Dir d : directions)
            if (grid.hasCell(c.step(d)) && nodeOf[c.step(d)] > 0)
                ways.push_back({nodeOf[c.step(d)], walls[edgeBetween(c, d)]});
    }
    return fieldOf(r, grid, std::move(territory));
}

void passes(Rules& r, const MazeWay& way, Place cell, const RuleFamily& family)
{
    Field others = way.maze;
    others.set(cell, No);
    groupsApart(r.clue(cell, family), others, {{way.from}, {way.to}});
    const std::vector<Place> beside = way.maze.grid().neighbours(cell);
    r.clue(cell, family).count(2, static_cast<int>(beside.size()), way.maze[beside]);
}

void avoids(Rules& r, const MazeWay& way, Place cell, const RuleFamily& family)
{
    const std::vector<Place> others = reachable(way.maze.grid(), way.from, [&](Place c) { return c != cell; });
    r.clue(cell, family).is(reachedWithin(r, way.walls, others)[way.to]);
}

CornerWalls cornerWalls(Rules& r, const Field& field)
{
    std::vector<Lit> falling, rising;
    for (const Place v : field.grid().all(PlaceKind::Vertex)) {
        const auto at = [&](int x, int y) {
            return field[{static_cast<std::int16_t>(v.x + x), static_cast<std::int16_t>(v.y + y)}];
        };
        falling.push_back(r.anyOf({!at(-1, -1), !at(1, 1)}));
        rising.push_back(r.anyOf({!at(-1, 1), !at(1, -1)}));
    }
    return {{field.grid(), PlaceKind::Vertex, std::move(falling)},
            {field.grid(), PlaceKind::Vertex, std::move(rising)}};
}

Field reachedByCorners(Rules& r, const CornerWalls& walls, Place from, int steps)
{
    const Grid& grid = walls.falling.grid();
    PlaceMap<int> nodeOf(grid, -1);
    Territory territory{.cells = {from}, .ways = {}, .atom = 0};
    std::vector<int> distance{0};
    nodeOf[from] = 0;
    const auto eachCorner = [&](Place c, const auto& use) {
        for (const int x : {-1, 1})
            for (const int y : {-1, 1}) {
                const Place corner{static_cast<std::int16_t>(c.x + x), static_cast<std::int16_t>(c.y + y)};
                const Place next{static_cast<std::int16_t>(c.x + 2 * x), static_cast<std::int16_t>(c.y + 2 * y)};
                if (grid.hasCell(next))
                    use(next, x == y ? walls.falling[corner] : walls.rising[corner]);
            }
    };
    for (std::size_t i = 0; i < territory.cells.size() && distance[i] < steps; ++i)
        eachCorner(territory.cells[i], [&](Place next, Lit) {
            if (nodeOf[next] >= 0)
                return;
            nodeOf[next] = static_cast<int>(territory.cells.size());
            territory.cells.push_back(next);
            distance.push_back(distance[i] + 1);
        });
    for (const Place c : territory.cells) {
        auto& ways = territory.ways.emplace_back();
        eachCorner(c, [&](Place next, Lit wall) {
            if (nodeOf[next] >= 0)
                ways.push_back({nodeOf[next], wall});
        });
    }
    return fieldOf(r, grid, std::move(territory));
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
            const auto cell = b.grid().cellIndex(room.cells[i]);
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

void equalGroups(Rules& r, const Room& room, const TwoGroups& groups, const RuleFamily& family)
{
    // As many cells in one as in the other: those of one and those that are not in the other are as many as the room
    // has.
    std::vector<Lit> all = groups.first[room.cells];
    for (const Lit lit : groups.rest[room.cells])
        all.push_back(!lit);
    r.at(room.anchor, family).ofWholeRoom().exactly(static_cast<int>(room.cells.size()), std::move(all));
}

void groupsMeetOutside(Rules& r, const Board& b, const std::vector<Room>& rooms, const TwoGroups& groups,
                       const Field& field, const RuleFamily& family)
{
    for (const Room& room : rooms)
        for (const Field& group : {groups.first, groups.rest}) {
            std::vector<Lit> ways;
            for (const Place c : room.cells)
                for (const Dir d : directions)
                    if (b.grid().hasCell(c.step(d)) && b.at(Layer::Room, edgeBetween(c, d)) == 1)
                        ways.push_back(r.allOf({group[c], field[c.step(d)]}));
            r.at(room.anchor, family).ofWholeRoom().when(r.anyOf(groups.rest[room.cells])).any(std::move(ways));
        }
}

void separateClues(Rules& r, const Board& b, const Field& field)
{
    Graph graph = areas(field);
    graph.grid = {};
    graph.tags.assign(graph.nodes.size(), -1);
    for (const Place c : clueCells(b)) {
        const int node = b.grid().index(PlaceKind::Cell, c);
        graph.tags[static_cast<std::size_t>(node)] = node;
    }
    std::erase_if(graph.links, [&](const Graph::Link& link) {
        const Place p = graph.places[static_cast<std::size_t>(link.a)];
        const Place q = graph.places[static_cast<std::size_t>(link.b)];
        return b.at(Layer::Room, edgeBetween(p, p.x == q.x ? Dir::Down : Dir::Right)) == 1;
    });
    r.at(wholeBoard, family::onlyNumber).separate(std::move(graph));
}

} // namespace tokisuji
