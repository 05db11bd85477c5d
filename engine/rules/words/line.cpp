#include "engine/rules/words/line.h"

#include "engine/board/place_map.h"
#include "engine/board/terrain.h"
#include "engine/rules/families.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily singleLoop{.id = "single-loop",
                                .name = {"a single loop", "輪は 1 つ"},
                                .broken = {"There is more than one loop", "輪が 1 つではありません"}};

constexpr RuleFamily roomOnce{.id = "room-once",
                              .name = {"a room is entered once", "部屋を通るのは 1 回"},
                              .broken = {"The line enters a room twice", "線が 1 つの部屋を 2 回以上通っています"}};

constexpr RuleFamily holeFree{.id = "hole-free",
                              .name = {"no line through filled cells", "黒いマスを通らない"},
                              .broken = {"The line runs through a filled cell", "黒いマスの上を線が通っています"},
                              .role = Role::KeepsFree};

} // namespace family

namespace {

enum Helper : int { Uses, AlongHorizontal, AlongVertical, Turns, Straight, FaceInside, Inside };

} // namespace

Loop::Loop(Rules& r, const Board& b, PlaceKind nodes) : m_rules(&r), m_grid(b.grid()), m_nodes(nodes)
{
    const bool onVertices = nodes == PlaceKind::Vertex;
    const std::vector<Place> places = onVertices ? m_grid.all(PlaceKind::Edge) : m_grid.innerEdges();
    const std::vector<Lit> lits = r.answers(Layer::Line, places);
    PlaceMap<Lit> all(m_grid, PlaceKind::Edge, No);
    for (std::size_t i = 0; i < places.size(); ++i)
        all[places[i]] = lits[i];
    m_edges = Field(m_grid, PlaceKind::Edge, all.values());

    for (const Place node : m_grid.all(nodes))
        r.at(node, family::noBranch).noneOrTwo(links(node));

    r.at(wholeBoard, family::singleLoop).circuit(circuit());
}

Circuit Loop::circuit() const
{
    const bool onVertices = m_nodes == PlaceKind::Vertex;
    const Size size = m_grid.size();
    Circuit circuit{
        onVertices ? Size{size.width + 1, size.height + 1} : size, onVertices ? vertexAt(0, 0) : cellAt(0, 0), {}, {}};
    for (const Place node : m_grid.all(m_nodes)) {
        if (m_grid.contains(m_nodes, node.step(Dir::Right)))
            circuit.right.push_back(to(node, Dir::Right));
        if (m_grid.contains(m_nodes, node.step(Dir::Down)))
            circuit.down.push_back(to(node, Dir::Down));
    }
    return circuit;
}

Loop& Loop::notEmpty()
{
    m_rules->at(wholeBoard, family::someLine).any(m_edges.all());
    return *this;
}

Loop& Loop::visitsAll()
{
    for (const Place node : m_grid.all(m_nodes))
        m_rules->at(node, family::allVisited).is(uses(node));
    if (!isBalanced(m_grid.all(m_nodes)))
        m_rules->at(wholeBoard, family::allVisited).any({});
    return *this;
}

Loop& Loop::visitsAllButHoles(const Board& b)
{
    std::vector<Place> free;
    for (const Place c : m_grid.cells())
        if (isHole(b, c)) {
            m_rules->clue(c, family::holeFree).never(uses(c));
        } else {
            m_rules->clue(c, family::allVisited).unlessClue().is(uses(c));
            free.push_back(c);
        }
    if (!isBalanced(free))
        m_rules->clue(wholeBoard, family::allVisited).unlessClue().any({});
    return *this;
}

Lit Loop::to(Place node, Dir d) const
{
    return m_edges[node.step(d, 1)];
}

std::vector<Lit> Loop::links(Place node) const
{
    std::vector<Lit> lits;
    lits.reserve(directions.size());
    for (const Dir d : directions)
        lits.push_back(to(node, d));
    return lits;
}

std::vector<Lit> Loop::around(Place cell) const
{
    std::vector<Lit> lits;
    lits.reserve(directions.size());
    for (const Dir d : directions)
        lits.push_back(m_edges[edgeBetween(cell, d)]);
    return lits;
}

Lit Loop::uses(Place node)
{
    const auto [it, isNew] = m_helpers.try_emplace({Uses, node});
    if (isNew)
        it->second = m_rules->anyOf(links(node));
    return it->second;
}

std::vector<Lit> Loop::uses(const std::vector<Place>& nodes)
{
    std::vector<Lit> lits;
    for (const Place node : nodes)
        lits.push_back(uses(node));
    return lits;
}

Lit Loop::along(Place node, Axis axis)
{
    const auto [it, isNew] = m_helpers.try_emplace({axis == Axis::Horizontal ? AlongHorizontal : AlongVertical, node});
    if (isNew)
        it->second = m_rules->allOf({to(node, ends(axis)[0]), to(node, ends(axis)[1])});
    return it->second;
}

Lit Loop::straight(Place node)
{
    const auto known = m_helpers.find({Straight, node});
    if (known != m_helpers.end())
        return known->second;
    const Lit lit = m_rules->anyOf({along(node, Axis::Horizontal), along(node, Axis::Vertical)});
    return m_helpers[{Straight, node}] = lit;
}

Lit Loop::turns(Place node)
{
    const auto known = m_helpers.find({Turns, node});
    if (known != m_helpers.end())
        return known->second;
    std::vector<Lit> corners;
    corners.reserve(directions.size());
    for (const Dir v : ends(Axis::Vertical))
        for (const Dir h : ends(Axis::Horizontal))
            corners.push_back(m_rules->allOf({to(node, v), to(node, h)}));
    return m_helpers[{Turns, node}] = m_rules->anyOf(std::move(corners));
}

std::vector<Lit> Loop::turns(const std::vector<Place>& nodes)
{
    std::vector<Lit> lits;
    for (const Place node : nodes)
        lits.push_back(turns(node));
    return lits;
}

std::vector<Lit> Loop::arm(Place node, Dir d)
{
    std::vector<Lit> lits;
    Lit sofar = Yes;
    for (Place at = node; m_grid.contains(m_nodes, at.step(d)); at = at.step(d))
        lits.push_back(sofar = m_rules->allOf({sofar, to(at, d)}));
    return lits;
}

std::vector<std::vector<Lit>> Loop::arms(Place node)
{
    std::vector<std::vector<Lit>> reached;
    for (const Dir d : directions) {
        const std::vector<Lit> lits = arm(node, d);
        reached.resize(std::max(reached.size(), lits.size()));
        for (std::size_t i = 0; i < lits.size(); ++i)
            reached[i].push_back(lits[i]);
    }
    return reached;
}

std::vector<Lit> Loop::segment(Place node, Axis axis)
{
    std::vector<Lit> lits;
    for (const Dir d : ends(axis)) {
        const std::vector<Lit> half = arm(node, d);
        lits.insert(lits.end(), half.begin(), half.end());
    }
    return lits;
}

std::vector<Lit> Loop::alongRay(Place node, Dir d) const
{
    std::vector<Lit> lits;
    for (Place at = node; m_grid.contains(m_nodes, at.step(d)); at = at.step(d))
        lits.push_back(to(at, d));
    return lits;
}

Lit Loop::faceInside(Place vertex)
{
    require(m_nodes == PlaceKind::Cell, "Loop::faceInside: the loop runs between cells");
    if (vertex.x <= 0 || vertex.y <= 0 || vertex.x >= 2 * m_grid.size().width || vertex.y >= 2 * m_grid.size().height)
        return No;
    const auto known = m_helpers.find({FaceInside, vertex});
    if (known != m_helpers.end())
        return known->second;
    // The way from the face on the left crosses the line between the cells above and below.
    const Lit lit = m_rules->oneOf(faceInside(vertex.step(Dir::Left)), m_edges[vertex.step(Dir::Left, 1)]);
    return m_helpers[{FaceInside, vertex}] = lit;
}

Lit Loop::inside(Place cell)
{
    const auto known = m_helpers.find({Inside, cell});
    if (known != m_helpers.end())
        return known->second;
    std::vector<Lit> corners;
    for (const Dir v : ends(Axis::Vertical))
        for (const Dir h : ends(Axis::Horizontal))
            corners.push_back(faceInside(cell.step(v, 1).step(h, 1)));
    return m_helpers[{Inside, cell}] = m_rules->anyOf(std::move(corners));
}

Lit justOne(Rules& r, const std::vector<Lit>& lits)
{
    Lit odd = No;
    for (const Lit l : lits)
        odd = r.oneOf(odd, l);
    return odd;
}

bool isBalanced(const std::vector<Place>& nodes)
{
    const auto isWhite = [](Place p) { return (p.x / 2 + p.y / 2) % 2 == 0; };
    return 2 * std::ranges::count_if(nodes, isWhite) == std::ssize(nodes);
}

std::vector<Lit> crossings(const Board& b, const Loop& line, const Room& room)
{
    std::vector<Lit> found;
    for (const Place c : room.cells)
        for (const Dir d : directions)
            if (const Place edge = edgeBetween(c, d); b.at(Layer::Room, edge) == 1)
                found.push_back(line.to(c, d));
    return found;
}

void entersRoomsOnce(Rules& r, const Board& b, const Loop& line, const std::vector<Room>& rooms)
{
    for (const Room& room : rooms)
        r.at(room.anchor, family::roomOnce).ofWholeRoom().noneOrTwo(crossings(b, line, room));
}

Graph Bridges::graph() const
{
    Graph graph{.nodes = present, .places = islands, .links = {}, .grid = {}};
    for (const Link& link : links)
        graph.links.push_back({link.a, link.b, link.lits.front()});
    return graph;
}

namespace {

/// While islands are still to come, any cell may be one: a bridge is told from cell to cell, and a cell with bridges
/// is connected with them whether they end there or pass.
Bridges bridgesBetweenCells(Rules& r, const Board& b, const std::vector<Place>& islands, int most)
{
    const Grid& grid = b.grid();
    r.at(wholeBoard, family::noCrossing).unlessClue().any({}); // of islands that stand in the way nothing is said
    Bridges bridges{grid.cells(), {}, {}, {}};
    bridges.ends.resize(bridges.islands.size());
    std::vector<std::vector<Lit>> used(bridges.islands.size());
    for (const Place edge : grid.innerEdges()) {
        const auto [p, q] = cellsBeside(edge);
        Bridges::Link link{grid.index(PlaceKind::Cell, p), grid.index(PlaceKind::Cell, q), {edge}, {}, {}};
        link.lits = r.orderedAnswer(Layer::Line, link.edges, 0, most);
        for (const auto end : {static_cast<std::size_t>(link.a), static_cast<std::size_t>(link.b)}) {
            bridges.ends[end].insert(bridges.ends[end].end(), link.lits.begin(), link.lits.end());
            used[end].push_back(link.lits.front());
        }
        bridges.links.push_back(std::move(link));
    }
    for (std::size_t i = 0; i < used.size(); ++i) {
        const bool isIsland = std::ranges::find(islands, bridges.islands[i]) != islands.end();
        bridges.present.push_back(isIsland ? Yes : r.anyOf(std::move(used[i])));
    }
    return bridges;
}

} // namespace

Bridges bridges(Rules& r, const Board& b, std::vector<Place> islands, int most)
{
    if (r.isOpen())
        return bridgesBetweenCells(r, b, islands, most);
    const Grid& grid = b.grid();
    PlaceMap<int> islandAt(grid, -1);
    for (std::size_t i = 0; i < islands.size(); ++i)
        islandAt[islands[i]] = static_cast<int>(i);
    Bridges bridges{std::move(islands), {}, {}, {}};
    bridges.present.assign(bridges.islands.size(), Yes);
    bridges.ends.resize(bridges.islands.size());
    std::map<Place, std::vector<Lit>> passing;
    for (std::size_t i = 0; i < bridges.islands.size(); ++i)
        for (const Dir d : {Dir::Right, Dir::Down}) {
            Bridges::Link link{static_cast<int>(i), -1, {edgeBetween(bridges.islands[i], d)}, {}, {}};
            for (const Place c : grid.ray(bridges.islands[i], d)) {
                link.b = islandAt[c];
                if (link.b >= 0)
                    break;
                link.passed.push_back(c);
                link.edges.push_back(edgeBetween(c, d));
            }
            if (link.b < 0)
                continue;
            link.lits = r.orderedAnswer(Layer::Line, link.edges, 0, most);
            for (const int end : {link.a, link.b}) {
                auto& ends = bridges.ends[static_cast<std::size_t>(end)];
                ends.insert(ends.end(), link.lits.begin(), link.lits.end());
            }
            for (const Place c : link.passed)
                passing[c].push_back(link.lits.front());
            bridges.links.push_back(std::move(link));
        }
    for (auto& [cell, lits] : passing)
        if (lits.size() > 1)
            r.at(cell, family::noCrossing).atMost(1, std::move(lits));
    return bridges;
}

} // namespace tokisuji
