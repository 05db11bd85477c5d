// Regions with one seed each and given sizes: complete, too large, one way to grow, room, reach.
#include "engine/board/distance.h"
#include "engine/trace/index.h"
#include "engine/trace/propagate/islands.h"
#include "engine/trace/propagate/piece.h"
#include "engine/trace/propagate/propagators.h"

#include <algorithm>

namespace tokisuji::tracing {

namespace {

class RegionStudy {
public:
    RegionStudy(Mind& mind, const PartsMap& map) : m_mind(mind), m_map(map), m_islands(mind, map) {}

    void examineIslands()
    {
        for (int i = 0; i < count() && !m_mind.isBroken(); ++i) {
            if (m_islands.all()[at(i)].seeds.size() > 1)
                concludeJoined(i);
            else if (m_islands.seedOf(i) == nullptr)
                examineOrphan(i);
            else if (m_islands.sizeOf(i) > 0)
                examineSeeded(i);
        }
        for (int c = 0; c < static_cast<int>(m_map.present.size()) && !m_mind.isBroken(); ++c)
            if (m_mind.isOpen(m_islands.present(c)))
                examineCell(c);
    }

    void examineRooms()
    {
        for (int i = 0; i < count() && !m_mind.isBroken(); ++i)
            if (m_islands.sizeOf(i) > 0 && m_islands.missing(i) > 0)
                examineRoom(i);
    }

    void examineReach()
    {
        const auto mayCome = [&](const PartsMap::Seed& seed) { return m_mind.isOpen(m_islands.present(seed.cell)); };
        const auto isJoined = [](const Islands::Island& island) { return island.seeds.size() > 1; };
        if (!needsSeeds() || std::ranges::any_of(m_map.seeds, mayCome)
            || std::ranges::any_of(m_islands.all(), isJoined)) // broken anyway; it has no room of its own
            return;
        std::vector<char> reached(m_map.present.size(), 0);
        for (int i = 0; i < count(); ++i)
            if (m_islands.seedOf(i) != nullptr)
                for (const int c : m_islands.room(i))
                    reached[at(c)] = 1;
        for (int c = 0; c < static_cast<int>(reached.size()) && !m_mind.isBroken(); ++c)
            if (reached[at(c)] == 0 && !m_mind.isFalse(m_islands.present(c)))
                concludeOutOfReach(c);
    }

private:
    [[nodiscard]] bool needsSeeds() const { return m_map.instance >= 0 && m_map.needed == Extent::Exactly; }
    [[nodiscard]] int count() const { return static_cast<int>(m_islands.all().size()); }
    [[nodiscard]] Deduction deduction(Move move, int instance, int island) const
    {
        return {.technique = idOf(move),
                .instances = {instance},
                .hints = {{Hint::Area, m_islands.places(m_islands.all()[at(island)].cells)}}};
    }

    /// That a part has a size says already that its seed is there.
    void conclude(Deduction d)
    {
        for (const PartsMap::Seed& seed : m_map.seeds)
            if (seed.size > 0 && std::ranges::find(d.instances, seed.instance) != d.instances.end())
                std::erase(d.premises, Fact{m_islands.present(seed.cell)});
        m_mind.conclude(std::move(d));
    }

    void concludeJoined(int island)
    {
        if (m_map.instance < 0)
            return;
        Deduction d = deduction(Move::RegionBetween, m_map.instance, island);
        m_islands.addCells(island, d.premises);
        conclude(std::move(d));
    }

    /// An island without a seed has to reach one.
    void examineOrphan(int island)
    {
        const auto& [cells, seeds, exits] = m_islands.all()[at(island)];
        if (exits.size() > 1 || !needsSeeds())
            return;
        Deduction d = deduction(Move::RegionNeedsClue, m_map.instance, island);
        m_islands.addRim(island, d.premises);
        d.premises.push_back({m_islands.present(cells.front())});
        if (!exits.empty())
            d.conclusions = {{m_islands.present(exits.front())}};
        conclude(std::move(d));
    }

    void examineSeeded(int island)
    {
        const auto& exits = m_islands.all()[at(island)].exits;
        const int missing = m_islands.missing(island);
        const int instance = m_islands.seedOf(island)->instance;
        if (missing > 0 && exits.size() > 1)
            return;
        Deduction d = deduction(missing < 0    ? Move::RegionOverflow
                                : missing == 0 ? Move::RegionDone
                                               : Move::RegionExit,
                                instance, island);
        if (missing > 0)
            m_islands.addRim(island, d.premises);
        else if (missing == 0)
            m_islands.addCells(island, d.premises);
        else
            m_islands.addPresent(m_islands.pieceOf(island, at(m_islands.sizeOf(island)) + 1), d.premises);
        for (const int c : exits)
            if (missing >= 0)
                d.conclusions.push_back({missing > 0 ? m_islands.present(c) : !m_islands.present(c)});
        if (missing != 0 || !exits.empty())
            conclude(std::move(d));
    }

    /// An undecided cell that would join what must stay apart, or too much.
    void examineCell(int cell)
    {
        const std::vector<int> beside = m_islands.islandsBeside(cell);
        std::vector<int> seeded;
        int size = 1;
        for (const int i : beside) {
            size += static_cast<int>(m_islands.all()[at(i)].cells.size());
            if (!m_islands.all()[at(i)].seeds.empty())
                seeded.push_back(i);
        }
        if (seeded.empty())
            return;
        if (m_map.seedAt[at(cell)] >= 0) {
            if (m_map.instance >= 0)
                concludeSecondSeed(cell, seeded.front());
            return;
        }
        if (seeded.size() > 1 && m_map.instance >= 0)
            return concludeBetween(cell, seeded[0], seeded[1]);
        const int limit = m_islands.sizeOf(seeded.front());
        if (limit == 0 || size <= limit)
            return;
        Deduction d{.technique = idOf(Move::RegionOverflow),
                    .instances = {m_islands.seedOf(seeded.front())->instance},
                    .hints = {{Hint::Area, {}}}};
        for (const int i : beside) {
            const std::vector<Place> cells = m_islands.places(m_islands.all()[at(i)].cells);
            d.hints.front().places.insert(d.hints.front().places.end(), cells.begin(), cells.end());
        }
        addJoined(cell, seeded.front(), at(limit) + 1, d);
        d.conclusions = {{!m_islands.present(cell)}};
        conclude(std::move(d));
    }
    /// From a cell beside the island to its seed.
    [[nodiscard]] std::vector<int> wayFrom(int cell, int island) const
    {
        const auto isPart = [&](int next) { return m_islands.of(next) == island; };
        return m_islands.wayToSeed(*std::ranges::find_if(m_islands.beside(cell), isPart), island);
    }
    /// Of what a cell would join to an island, as much as makes a size.
    void addJoined(int cell, int island, std::size_t size, Deduction& d)
    {
        std::vector<int> cells = wayFrom(cell, island);
        cells.push_back(cell);
        const auto beside = [this](int c) { return m_islands.beside(c); };
        cells = pieceOf(std::move(cells), size, beside, [this](int c) { return m_islands.of(c) >= 0; });
        std::erase(cells, cell);
        m_islands.addPresent(cells, d.premises);
    }
    /// A cell that would be a seed itself.
    void concludeSecondSeed(int cell, int island)
    {
        Deduction d = deduction(Move::RegionBetween, m_map.instance, island);
        d.hints = {{Hint::SideA, m_islands.places(m_islands.all()[at(island)].cells)},
                   {Hint::SideB, m_islands.places({cell})}};
        m_islands.addPresent(wayFrom(cell, island), d.premises);
        d.conclusions = {{!m_islands.present(cell)}};
        conclude(std::move(d));
    }
    void concludeBetween(int cell, int a, int b)
    {
        Deduction d = deduction(Move::RegionBetween, m_map.instance, a);
        d.hints = {{Hint::SideA, m_islands.places(m_islands.all()[at(a)].cells)},
                   {Hint::SideB, m_islands.places(m_islands.all()[at(b)].cells)}};
        m_islands.addPresent(wayFrom(cell, a), d.premises);
        m_islands.addPresent(wayFrom(cell, b), d.premises);
        d.conclusions = {{!m_islands.present(cell)}};
        conclude(std::move(d));
    }

    /// Leaves of an island as few cells as still show something, the seed among them.
    void keepFewest(int island, std::vector<int>& part, const auto& shows) const
    {
        const std::size_t all = part.size();
        for (std::size_t k = 1; k <= all; ++k) {
            part = m_islands.pieceOf(island, k);
            if (shows())
                return;
        }
    }

    /// Cells without which an island could not reach its size. All before one in the order of the flood are reached
    /// without it.
    void examineRoom(int island)
    {
        const auto need = static_cast<std::size_t>(m_islands.sizeOf(island));
        const std::vector<int> room = m_islands.room(island);
        if (room.size() > largestRoom)
            return;
        std::vector<int> needed;
        for (std::size_t k = 0; room.size() >= need && k < need; ++k)
            if (m_mind.isOpen(m_islands.present(room[k])) && m_islands.room(island, room[k], need).size() < need)
                needed.push_back(room[k]);
        if (room.size() < need || !needed.empty()) {
            Deduction d = deduction(Move::RegionRoom, m_islands.seedOf(island)->instance, island);
            d.hints = {{Hint::Area, m_islands.places(room)}};
            Walls walls = m_islands.wallsOf(island, room);
            std::vector<int> part = m_islands.all()[at(island)].cells;
            const auto isSmall = [&](int avoid) {
                return m_islands.roomOf(part, island, avoid, need, &walls).size() < need;
            };
            if (m_mind.isThorough()) {
                thinOut(walls, needed, isSmall);
                keepFewest(island, part, [&] { return isSmallWithoutEach(needed, isSmall); });
            }
            m_islands.addPresent(part, d.premises);
            m_islands.addBounds(island, walls, d);
            for (const int c : needed)
                d.conclusions.push_back({m_islands.present(c)});
            conclude(std::move(d));
        }
        if (m_islands.missing(island) == 1 && !m_mind.isBroken())
            examineLastCell(island);
    }

    /// One cell is missing and all candidates touch the same cell: that one stays outside.
    void examineLastCell(int island)
    {
        std::vector<int> exits;
        for (const int c : m_islands.all()[at(island)].exits)
            if (m_islands.foreignBeside(c, island) < 0)
                exits.push_back(c);
        if (exits.size() < 2)
            return;
        for (const int common : m_islands.beside(exits.front())) {
            const auto touches = [&](int exit) {
                return std::ranges::find(m_islands.beside(exit), common) != m_islands.beside(exit).end();
            };
            const bool isExit = std::ranges::find(exits, common) != exits.end();
            if (isExit || !m_mind.isOpen(m_islands.present(common)) || !std::ranges::all_of(exits, touches))
                continue;
            Deduction d = deduction(Move::RegionCorner, m_islands.seedOf(island)->instance, island);
            m_islands.addCells(island, d.premises);
            m_islands.addBounds(island, m_islands.wallsOf(island, m_islands.room(island)), d);
            d.conclusions = {{!m_islands.present(common)}};
            conclude(std::move(d));
        }
    }

    void concludeOutOfReach(int cell)
    {
        Deduction d{.technique = idOf(Move::RegionOutOfReach),
                    .instances = {m_map.instance},
                    .conclusions = {{!m_islands.present(cell)}}};
        for (const PartsMap::Seed& seed : m_map.seeds)
            if (m_mind.isFalse(m_islands.present(seed.cell)))
                d.premises.push_back({!m_islands.present(seed.cell)});
        for (int i = 0; i < count(); ++i) {
            const PartsMap::Seed* seed = m_islands.seedOf(i);
            if (seed == nullptr)
                continue;
            if (seed->instance >= 0)
                d.instances.push_back(seed->instance);
            if (isFarByItself(*seed, cell))
                continue;
            Walls walls = m_islands.wallsOf(i, m_islands.room(i));
            std::vector<int> part = m_islands.all()[at(i)].cells;
            const auto isOutside = [&] {
                const std::vector<int> room = m_islands.roomOf(part, i, -1, SIZE_MAX, &walls);
                return std::ranges::find(room, cell) == room.end();
            };
            if (m_mind.isThorough()) {
                thinOut(walls, isOutside);
                keepFewest(i, part, isOutside);
            }
            m_islands.addPresent(part, d.premises);
            m_islands.addBounds(i, walls, d);
        }
        conclude(std::move(d));
    }
    /// Even on an empty board the seed would be too far away.
    [[nodiscard]] bool isFarByItself(const PartsMap::Seed& seed, int cell) const
    {
        const Place a = m_map.grid.place(PlaceKind::Cell, seed.cell);
        const Place b = m_map.grid.place(PlaceKind::Cell, cell);
        return seed.size > 0 && fewestSteps(m_map.grid, a, b) >= seed.size;
    }

    Mind& m_mind;
    const PartsMap& m_map;
    Islands m_islands;
};

} // namespace

void examineRegions(Mind& mind, int subject)
{
    RegionStudy(mind, mind.ground().parts()[at(subject)]).examineIslands();
}

void examineRegionRoom(Mind& mind, int subject)
{
    RegionStudy(mind, mind.ground().parts()[at(subject)]).examineRooms();
}

void examineRegionReach(Mind& mind, int subject)
{
    RegionStudy(mind, mind.ground().parts()[at(subject)]).examineReach();
}

} // namespace tokisuji::tracing
