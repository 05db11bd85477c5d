// The Binder's part about corner points: where cells are shaded without touching and the rest hangs together.
#include "engine/trace/binder.h"
#include "engine/trace/index.h"
#include "engine/trace/propagate/propagators.h"

#include <algorithm>
#include <map>
#include <optional>

namespace tokisuji::tracing {

namespace {

/// A full grid of cells as the nodes of a network, by column and row.
struct CellGrid {
    int width = 0;
    int height = 0;
    std::vector<Lit> shaded;

    [[nodiscard]] Lit of(int x, int y) const { return shaded[at(y * width + x)]; }
};

std::optional<CellGrid> cellGridOf(const Graph& graph)
{
    CellGrid grid;
    for (const Place p : graph.places) {
        if (!isCell(p))
            return std::nullopt;
        grid.width = std::max(grid.width, p.x / 2 + 1);
        grid.height = std::max(grid.height, p.y / 2 + 1);
    }
    if (grid.width < 2 || grid.height < 2 || graph.places.size() != at(grid.width * grid.height))
        return std::nullopt;
    grid.shaded.assign(graph.places.size(), No);
    for (std::size_t n = 0; n < graph.places.size(); ++n)
        grid.shaded[at(graph.places[n].y / 2 * grid.width + graph.places[n].x / 2)] = !graph.nodes[n];
    return grid;
}

/// The cells round the frame in order.
std::vector<int> frameOf(const CellGrid& grid)
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
CornerMap mapOf(const CellGrid& grid, const std::vector<char>& wanted)
{
    CornerMap map;
    std::vector<int> index(grid.shaded.size(), -1);
    for (int y = 0; y < grid.height; ++y)
        for (int x = 0; x < grid.width; ++x) {
            if (wanted[at(y * grid.width + x)] == 0)
                continue;
            index[at(y * grid.width + x)] = static_cast<int>(map.cells.size());
            const int sides = (x == 0 || x == grid.width - 1 ? 1 : 0) + (y == 0 || y == grid.height - 1 ? 1 : 0);
            map.cells.push_back({.shaded = grid.of(x, y), .saved = sides});
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

/// Counts of shaded cells that share none, for a network that is a full grid of cells no two of which can be absent
/// side by side: each room by itself and the whole board.
void Binder::bindCorners(const Graph& graph, int index)
{
    const auto grid = cellGridOf(graph);
    if (!grid || m_ground.instance(index).guard != Yes)
        return;
    std::vector<int> adjacencies;
    std::map<Lit, int> cellOf;
    for (int y = 0; y < grid->height; ++y)
        for (int x = 0; x < grid->width; ++x) {
            cellOf.emplace(grid->of(x, y), y * grid->width + x);
            if (x > 0)
                adjacencies.push_back(m_ground.adjacency(grid->of(x - 1, y), grid->of(x, y)));
            if (y > 0)
                adjacencies.push_back(m_ground.adjacency(grid->of(x, y - 1), grid->of(x, y)));
        }
    if (std::ranges::find(adjacencies, -1) != adjacencies.end())
        return;
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
