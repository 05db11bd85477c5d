// The Binder's part about corner points: where cells are shaded without touching and the rest is connected.
#include "engine/trace/binder.h"
#include "engine/trace/index.h"
#include "engine/trace/propagate/propagators.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <optional>

namespace tokisuji::tracing {

namespace {

/// None: the nodes are no full grid of cells, or two of them may be absent side by side.
std::optional<WallMap> wallOf(const Ground& ground, const Graph& graph, int instance)
{
    WallMap wall{.instance = instance};
    for (const Place p : graph.places) {
        if (!isCell(p))
            return std::nullopt;
        wall.width = std::max(wall.width, p.x / 2 + 1);
        wall.height = std::max(wall.height, p.y / 2 + 1);
    }
    if (wall.width < 2 || wall.height < 2 || graph.places.size() != at(wall.width * wall.height))
        return std::nullopt;
    for (const Graph::Link& link : graph.links) {
        const Place a = graph.places[at(link.a)], b = graph.places[at(link.b)];
        if (std::abs(a.x - b.x) + std::abs(a.y - b.y) != 2)
            return std::nullopt;
    }
    wall.shaded.assign(graph.places.size(), No);
    wall.cellAt.assign(at(ground.rules().atomCount()), -1);
    for (std::size_t n = 0; n < graph.places.size(); ++n) {
        const int cell = graph.places[n].y / 2 * wall.width + graph.places[n].x / 2;
        wall.shaded[at(cell)] = !graph.nodes[n];
        wall.cellAt[at(graph.nodes[n].atom())] = cell;
    }
    for (int c = 0; c < static_cast<int>(wall.shaded.size()); ++c)
        if ((c % wall.width > 0 && ground.adjacency(wall.shaded[at(c - 1)], wall.shaded[at(c)]) < 0)
            || (c >= wall.width && ground.adjacency(wall.shaded[at(c - wall.width)], wall.shaded[at(c)]) < 0))
            return std::nullopt;
    return wall;
}

/// The cells round the frame in order.
std::vector<int> frameOf(const WallMap& grid)
{
    std::vector<int> frame;
    const auto add = [&](int x, int y) { frame.push_back(y * grid.width + x); };
    for (int x = 0; x < grid.width; ++x)
        add(x, 0);
    for (int y = 1; y < grid.height; ++y)
        add(grid.width - 1, y);
    for (int x = grid.width - 2; x >= 0; --x)
        add(x, grid.height - 1);
    for (int y = grid.height - 2; y > 0; --y)
        add(0, y);
    return frame;
}

/// The points at the corners of some cells, without those on the frame.
CornerMap mapOf(const WallMap& grid, const std::vector<char>& wanted)
{
    CornerMap map;
    std::vector<int> index(grid.shaded.size(), -1);
    for (int y = 0; y < grid.height; ++y)
        for (int x = 0; x < grid.width; ++x) {
            if (wanted[at(y * grid.width + x)] == 0)
                continue;
            index[at(y * grid.width + x)] = static_cast<int>(map.cells.size());
            const int sides = (x == 0 || x == grid.width - 1 ? 1 : 0) + (y == 0 || y == grid.height - 1 ? 1 : 0);
            map.cells.push_back({.shaded = grid.shaded[at(y * grid.width + x)], .saved = sides});
        }
    for (int y = 1; y < grid.height; ++y)
        for (int x = 1; x < grid.width; ++x) {
            std::vector<int> cells;
            for (const int corner :
                 {y * grid.width + x, y * grid.width + x - 1, (y - 1) * grid.width + x, (y - 1) * grid.width + x - 1})
                if (index[at(corner)] >= 0)
                    cells.push_back(index[at(corner)]);
            if (cells.empty())
                continue;
            for (const int c : cells)
                map.cells[at(c)].points.push_back(static_cast<int>(map.points.size()));
            map.points.push_back(std::move(cells));
        }
    for (const int c : frameOf(grid))
        map.frame.push_back(index[at(c)]);
    return map;
}

} // namespace

void Binder::noteWalls()
{
    for (int k = 0; k < static_cast<int>(m_rules.instances().size()); ++k)
        if (const auto* connected = m_ground.instance(k).find<Connected>();
            connected != nullptr && m_ground.instance(k).guard == Yes)
            if (auto wall = wallOf(m_ground, *connected->graph, k))
                m_ground.m_walls.push_back(*std::move(wall));
}

/// Whatever decides where the counted cells are wakes the examiner.
void Binder::bindPacking(const Count& count, int index)
{
    const Instance& i = m_ground.instance(index);
    PackingMap map{.count = index};
    std::vector<Lit> watched = count.operands;
    watched.push_back(i.guard);
    for (const Lit l : count.operands)
        watched.insert(watched.end(), m_ground.adjacent(l).begin(), m_ground.adjacent(l).end());
    const auto isIn = [](const WallMap& wall, Lit l) {
        return !l.constant() && wall.cellAt[at(l.atom())] >= 0 && wall.shaded[at(wall.cellAt[at(l.atom())])] == l;
    };
    const auto& walls = m_ground.m_walls;
    const auto wall = std::ranges::find_if(walls, [&](const WallMap& w) {
        return std::ranges::all_of(count.operands, [&](Lit l) { return isIn(w, l); });
    });
    if (wall != walls.end()) {
        map.wall = static_cast<int>(wall - walls.begin());
        watched.insert(watched.end(), wall->shaded.begin(), wall->shaded.end());
    }
    for (int k = 0; k < static_cast<int>(m_rules.instances().size()); ++k) {
        const Instance& other = m_ground.instance(k);
        const auto* any = other.find<Any>();
        if (any == nullptr || other.guard != Yes || other.role() == Role::Adjacency || other.role() == Role::Meaning)
            continue;
        const auto isCounted = [&](Lit l) { return std::ranges::find(count.operands, l) != count.operands.end(); };
        if (!std::ranges::any_of(any->operands, isCounted))
            continue;
        map.demands.push_back(k);
        watched.insert(watched.end(), any->operands.begin(), any->operands.end());
    }
    add(examiner::packing, static_cast<int>(m_ground.m_packings.size()), i.anchor, watched);
    m_ground.m_packings.push_back(std::move(map));
}

/// Counts of shaded cells that share none, for a network that is a full grid of cells no two of which can be absent
/// side by side: each room by itself and the whole board.
void Binder::bindCorners(int index)
{
    const auto& walls = m_ground.m_walls;
    const auto grid = std::ranges::find(walls, index, &WallMap::instance);
    if (grid == walls.end())
        return;
    std::vector<int> adjacencies;
    std::map<Lit, int> cellOf;
    for (int c = 0; c < static_cast<int>(grid->shaded.size()); ++c) {
        cellOf.emplace(grid->shaded[at(c)], c);
        if (c % grid->width > 0)
            adjacencies.push_back(m_ground.adjacency(grid->shaded[at(c - 1)], grid->shaded[at(c)]));
        if (c >= grid->width)
            adjacencies.push_back(m_ground.adjacency(grid->shaded[at(c - grid->width)], grid->shaded[at(c)]));
    }
    std::vector<int> counts;
    std::vector<int> owner(grid->shaded.size(), -1);
    for (std::size_t k = 0; k < m_rules.instances().size(); ++k) {
        const Instance& i = m_rules.instances()[k];
        const auto* count = i.find<Count>();
        const auto isFree = [&](Lit l) {
            const auto cell = cellOf.find(l);
            return cell != cellOf.end() && owner[at(cell->second)] < 0;
        };
        if (count == nullptr || i.guard != Yes || count->step != 1 || count->lo <= 0
            || !std::ranges::all_of(count->operands, isFree))
            continue;
        for (const Lit l : count->operands)
            owner[at(cellOf.at(l))] = static_cast<int>(k);
        counts.push_back(static_cast<int>(k));
    }
    const auto bindFor = [&](const std::vector<int>& some, const auto& isWanted) {
        std::vector<char> wanted;
        std::vector<Lit> watched;
        for (std::size_t c = 0; c < owner.size(); ++c) {
            wanted.push_back(isWanted(owner[c]) ? 1 : 0);
            if (wanted.back() != 0)
                watched.push_back(grid->shaded[c]);
        }
        CornerMap map = mapOf(*grid, wanted);
        map.instance = index;
        map.counts = some;
        for (CornerMap::Cell& cell : map.cells)
            cell.isCounted = std::ranges::find(some, owner[at(cellOf.at(cell.shaded))]) != some.end();
        for (const int count : some)
            map.needed += m_ground.instance(count).get<Count>().lo;
        for (const int adjacency : adjacencies)
            if (std::ranges::all_of(m_ground.instance(adjacency).operands(),
                                    [&](Lit l) { return wanted[at(cellOf.at(!l))] != 0; }))
                map.adjacencies.push_back(adjacency);
        add(examiner::cornerCount, static_cast<int>(m_ground.m_corners.size()), wholeBoard, watched);
        m_ground.m_corners.push_back(std::move(map));
    };
    for (const int count : counts)
        if (m_ground.instance(count).get<Count>().lo > 1)
            bindFor({count}, [&](int of) { return of == count; });
    if (counts.size() > 1)
        bindFor(counts, [](int) { return true; });
}

} // namespace tokisuji::tracing
