// Areas that touch a cell, added up: complete, too large, room.
#include "engine/trace/index.h"
#include "engine/trace/propagate/islands.h"
#include "engine/trace/propagate/piece.h"
#include "engine/trace/propagate/propagators.h"
#include "engine/trace/propagate/walls.h"

#include <algorithm>
#include <set>
#include <utility>

namespace tokisuji::tracing {

namespace {

/// One clue with the areas beside it.
class TouchingStudy {
public:
    TouchingStudy(Mind& mind, const Islands& islands, int instance)
        : m_mind(mind), m_islands(islands), m_instance(instance),
          m_cell(islands.map().grid.index(PlaceKind::Cell, mind.ground().instance(instance).get<PartSum>().cell)),
          m_wanted(mind.ground().instance(instance).get<PartSum>().size), m_touching(islands.islandsBeside(m_cell))
    {
        for (const int next : m_islands.beside(m_cell))
            if (m_mind.isOpen(m_islands.present(next)))
                m_ways.insert(next);
        for (const int island : m_touching)
            m_ways.insert(m_islands.all()[at(island)].exits.begin(), m_islands.all()[at(island)].exits.end());
    }

    /// The areas as they stand.
    void examineSum()
    {
        const int sum = sizeOf(m_touching);
        if (sum > m_wanted)
            return concludeOf(Move::RegionOverflow, m_touching, tooLarge(), {});
        if (sum == m_wanted)
            return concludeOf(Move::RegionDone, m_touching, cellsOf(m_touching), m_ways);
        for (const int cell : m_ways)
            if (const std::vector<int> joined = joinedBy(cell); sizeOf(joined) + 1 > m_wanted)
                concludeOf(Move::RegionOverflow, joined, tooLarge(cell), {cell});
    }

    /// The cells that they can reach at all. All before one in the order of the flood are reached without it.
    void examineRoom()
    {
        const std::vector<int> whole = room(largestRoom + 1);
        if (whole.size() > largestRoom)
            return;
        const bool isTooSmall = whole.size() < at(m_wanted);
        std::vector<int> needed;
        for (std::size_t k = 0; !isTooSmall && k < at(m_wanted); ++k)
            if (m_mind.isOpen(m_islands.present(whole[k])) && room(at(m_wanted), whole[k]).size() < at(m_wanted))
                needed.push_back(whole[k]);
        if (needed.empty() && !isTooSmall)
            return;
        Deduction d{.technique = idOf(Move::RegionRoom),
                    .instances = {m_instance},
                    .hints = {{Hint::Area, m_islands.places(whole)}}};
        Walls walls = wallsOf(whole);
        const auto isSmall = [&](int avoid) { return room(at(m_wanted), avoid, &walls).size() < at(m_wanted); };
        if (m_mind.isThorough())
            thinOut(walls, needed, isSmall);
        for (int cell = 0; cell < std::ssize(walls); ++cell)
            if (walls[at(cell)] != 0)
                d.premises.push_back({!m_islands.present(cell)});
        for (const int cell : needed)
            d.conclusions.push_back({m_islands.present(cell)});
        m_mind.conclude(std::move(d));
    }

private:
    [[nodiscard]] int sizeOf(const std::vector<int>& islands) const
    {
        int size = 0;
        for (const int island : islands)
            size += static_cast<int>(m_islands.all()[at(island)].cells.size());
        return size;
    }
    /// The areas beside the clue and those that a cell would join to them.
    [[nodiscard]] std::vector<int> joinedBy(int cell) const
    {
        std::vector<int> joined = m_touching;
        for (const int island : m_islands.islandsBeside(cell))
            if (std::ranges::find(joined, island) == joined.end())
                joined.push_back(island);
        return joined;
    }

    [[nodiscard]] std::vector<int> cellsOf(const std::vector<int>& islands) const
    {
        std::vector<int> cells;
        for (const int island : islands)
            std::ranges::copy(m_islands.all()[at(island)].cells, std::back_inserter(cells));
        return cells;
    }
    /// Cells of the areas beside the clue that are one too many, together with an undecided one.
    [[nodiscard]] std::vector<int> tooLarge(int with = -1) const
    {
        const auto beside = [this](int cell) { return m_islands.beside(cell); };
        const auto belongs = [&](int cell) { return cell == with || m_islands.of(cell) >= 0; };
        const std::size_t clueCell = belongs(m_cell) ? 0 : 1; // where the flood begins
        std::vector<int> cells = pieceOf({m_cell}, at(m_wanted) + 1 + clueCell, beside, belongs);
        std::erase_if(cells, [&](int cell) { return m_islands.of(cell) < 0; });
        return cells;
    }

    void concludeOf(Move move, const std::vector<int>& islands, const std::vector<int>& present,
                    const std::set<int>& absent)
    {
        Deduction d{.technique = idOf(move), .instances = {m_instance}};
        m_islands.addPresent(present, d.premises);
        const std::vector<int> cells = cellsOf(islands);
        d.hints = {{Hint::Area, m_islands.places(cells.empty() ? std::vector{m_cell} : cells)}};
        for (const int cell : absent)
            d.conclusions.push_back({!m_islands.present(cell)});
        if (move == Move::RegionDone && absent.empty())
            return; // all is said
        m_mind.conclude(std::move(d));
    }

    /// The cells that areas beside the clue can reach while one more cell is absent, until there are so many. Only
    /// `walls` are taken to be absent, if they are given.
    [[nodiscard]] std::vector<int> room(std::size_t enough, int avoid = -1, const Walls* walls = nullptr) const
    {
        std::vector<int> cells;
        std::vector<char> seen(m_islands.map().present.size());
        const auto isAbsent = [&](int cell) {
            const Lit present = m_islands.present(cell);
            return walls != nullptr ? (*walls)[at(cell)] != 0 || present == No : m_mind.isFalse(present);
        };
        const auto visit = [&](int cell) {
            if (cell != avoid && !isAbsent(cell) && std::exchange(seen[at(cell)], 1) == 0)
                cells.push_back(cell);
        };
        std::ranges::for_each(m_islands.beside(m_cell), visit);
        for (std::size_t k = 0; k < cells.size() && cells.size() < enough; ++k)
            std::ranges::for_each(m_islands.beside(cells[k]), visit);
        return cells;
    }
    /// The absent cells round a room and beside the clue.
    [[nodiscard]] Walls wallsOf(const std::vector<int>& room) const
    {
        Walls walls(m_islands.map().present.size());
        const auto visit = [&](int cell) { walls[at(cell)] = m_mind.isFalse(m_islands.present(cell)) ? 1 : 0; };
        std::ranges::for_each(m_islands.beside(m_cell), visit);
        for (const int cell : room)
            std::ranges::for_each(m_islands.beside(cell), visit);
        return walls;
    }

    Mind& m_mind;
    const Islands& m_islands;
    int m_instance;
    int m_cell;
    int m_wanted;
    std::vector<int> m_touching; ///< islands beside the clue
    std::set<int> m_ways;        ///< undecided cells that would belong to an area beside the clue
};

void forEachClue(Mind& mind, int subject, void (TouchingStudy::*examine)())
{
    const PartsMap& map = mind.ground().parts()[at(subject)];
    const Islands islands(mind, map);
    for (const int instance : map.sums) {
        if (mind.isBroken())
            return;
        TouchingStudy study(mind, islands, instance);
        (study.*examine)();
    }
}

} // namespace

void examineTouchingParts(Mind& mind, int subject)
{
    forEachClue(mind, subject, &TouchingStudy::examineSum);
}

void examineTouchingRoom(Mind& mind, int subject)
{
    forEachClue(mind, subject, &TouchingStudy::examineRoom);
}

} // namespace tokisuji::tracing
