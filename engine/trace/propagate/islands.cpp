#include "engine/trace/propagate/islands.h"
#include "engine/trace/index.h"
#include "engine/trace/propagate/piece.h"

#include <algorithm>

namespace tokisuji::tracing {

namespace {

constexpr int unlimited = 1 << 20;

} // namespace

Islands::Islands(const Mind& mind, const PartsMap& map) : m_mind(mind), m_map(map), m_of(map.present.size(), -1)
{
    for (int c = 0; c < static_cast<int>(map.present.size()); ++c)
        if (m_of[at(c)] < 0 && mind.isTrue(present(c)))
            collect(c);
}

void Islands::collect(int start)
{
    const auto index = static_cast<int>(m_islands.size());
    Island island{{start}, {}, {}};
    m_of[at(start)] = index;
    for (std::size_t k = 0; k < island.cells.size(); ++k) {
        const int cell = island.cells[k];
        if (const int seed = m_map.seedAt[at(cell)]; seed >= 0)
            island.seeds.push_back(seed);
        for (const int next : beside(cell)) {
            if (m_mind.isOpen(present(next))) {
                if (std::ranges::find(island.exits, next) == island.exits.end())
                    island.exits.push_back(next);
            } else if (m_mind.isTrue(present(next)) && m_of[at(next)] < 0) {
                m_of[at(next)] = index;
                island.cells.push_back(next);
            }
        }
    }
    std::ranges::sort(island.exits);
    m_islands.push_back(std::move(island));
}

std::vector<int> Islands::islandsBeside(int cell) const
{
    std::vector<int> found;
    for (const int next : beside(cell))
        if (const int island = of(next); island >= 0 && std::ranges::find(found, island) == found.end())
            found.push_back(island);
    return found;
}

const PartsMap::Seed* Islands::seedOf(int island) const
{
    const auto& seeds = m_islands[at(island)].seeds;
    return seeds.size() == 1 ? &m_map.seeds[at(seeds.front())] : nullptr;
}

int Islands::sizeOf(int island) const
{
    const PartsMap::Seed* seed = seedOf(island);
    return seed == nullptr ? 0 : seed->size;
}

int Islands::missing(int island) const
{
    const int size = sizeOf(island);
    return size == 0 ? unlimited : size - static_cast<int>(m_islands[at(island)].cells.size());
}

int Islands::foreignBeside(int cell, int island) const
{
    if (m_map.instance < 0)
        return -1;
    for (const int other : islandsBeside(cell))
        if (other != island && !m_islands[at(other)].seeds.empty())
            return other;
    return -1;
}

std::vector<int> Islands::roomOf(std::vector<int> cells, int island, int avoid, std::size_t enough,
                                 const Walls* walls) const
{
    const int reach = sizeOf(island) == 0 ? unlimited : sizeOf(island) - static_cast<int>(cells.size());
    std::vector<int> distance(m_map.present.size(), -1);
    for (const int c : cells)
        distance[at(c)] = 0;
    for (std::size_t k = 0; k < cells.size() && cells.size() < enough; ++k) {
        const int from = distance[at(cells[k])];
        for (const int next : beside(cells[k])) {
            const auto isClosed = [&] {
                return walls != nullptr ? (*walls)[at(next)] != 0 || present(next) == No : isClosedTo(next, island);
            };
            if (next == avoid || distance[at(next)] >= 0 || from >= reach || isClosed())
                continue;
            distance[at(next)] = from + 1;
            cells.push_back(next);
        }
    }
    return cells;
}

bool Islands::isClosedTo(int cell, int island) const
{
    return m_mind.isFalse(present(cell)) || foreignBeside(cell, island) >= 0;
}

Walls Islands::wallsOf(int island, const std::vector<int>& room) const
{
    Walls inside(m_map.present.size()), walls(inside.size());
    for (const int c : room)
        inside[at(c)] = 1;
    for (const int c : room)
        for (const int next : beside(c))
            if (inside[at(next)] == 0 && isClosedTo(next, island))
                walls[at(next)] = 1;
    return walls;
}

void Islands::addBounds(int island, const Walls& walls, Deduction& d) const
{
    for (int wall = 0; wall < std::ssize(walls); ++wall) {
        if (walls[at(wall)] == 0)
            continue;
        if (m_mind.isFalse(present(wall))) {
            d.premises.push_back({!present(wall)});
            continue;
        }
        const int other = foreignBeside(wall, island);
        const auto isOther = [&](int cell) { return of(cell) == other; };
        addPresent(wayToSeed(*std::ranges::find_if(beside(wall), isOther), other), d.premises);
        d.instances.push_back(m_map.instance);
    }
}

std::vector<int> Islands::pieceOf(int island, std::size_t size) const
{
    const auto besideOf = [this](int cell) { return beside(cell); };
    return tracing::pieceOf({seedOf(island)->cell}, size, besideOf, [&](int cell) { return of(cell) == island; });
}

void Islands::addPresent(const std::vector<int>& cells, std::vector<Fact>& premises) const
{
    for (const int c : cells)
        premises.push_back({present(c)});
}

void Islands::addCells(int island, std::vector<Fact>& premises) const
{
    addPresent(m_islands[at(island)].cells, premises);
}

void Islands::addRim(int island, std::vector<Fact>& premises) const
{
    for (const int c : m_islands[at(island)].cells)
        for (const int next : beside(c))
            if (m_mind.isFalse(present(next)))
                premises.push_back({!present(next)});
}

std::vector<int> Islands::wayToSeed(int cell, int island) const
{
    std::vector<int> from(m_map.present.size(), -1);
    std::vector<int> queue{cell};
    from[at(cell)] = cell;
    for (std::size_t k = 0; k < queue.size(); ++k) {
        int c = queue[k];
        if (m_map.seedAt[at(c)] >= 0) {
            std::vector<int> way{c};
            for (; c != cell; way.push_back(c))
                c = from[at(c)];
            return way;
        }
        for (const int next : beside(c))
            if (of(next) == island && from[at(next)] < 0) {
                from[at(next)] = c;
                queue.push_back(next);
            }
    }
    return {};
}

std::vector<Place> Islands::places(const std::vector<int>& cells) const
{
    std::vector<Place> places;
    for (const int c : cells)
        places.push_back(m_map.grid.place(PlaceKind::Cell, c));
    return places;
}

} // namespace tokisuji::tracing
