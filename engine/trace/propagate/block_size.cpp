// Blocks of equal numbers: complete, too large, one way to grow, no room to reach the size, cells that every way to
// grow needs.
#include "engine/trace/index.h"
#include "engine/trace/propagate/propagators.h"
#include "engine/trace/propagate/value_blocks.h"

#include <algorithm>
#include <iterator>

namespace tokisuji::tracing {

namespace {

constexpr std::size_t anyRoom = 1 << 20;
constexpr std::size_t largestLookedThrough = 60; ///< cells of a room that is looked through one by one

/// One value on the whole board.
class ValueStudy {
public:
    ValueStudy(Mind& mind, const BlockMap& map) : m_mind(mind), m_map(map), m_blocks(mind, map) {}

    void examineSizes()
    {
        m_steps = m_blocks.stepsFromNews(1);
        examineAreas();
        for (std::size_t b = 0; b < m_blocks.all().size() && !m_mind.isBroken(); ++b)
            if (std::ranges::any_of(m_blocks.all()[b], [&](int cell) { return isNear(cell, 1); }))
                examineBlock(m_blocks.all()[b]);
        for (const int cell : m_blocks.around(m_map.orMore ? 0 : 1))
            if (m_mind.isOpen(is(cell)) && isNear(cell, 1) && !m_mind.isBroken())
                examineJoint(cell);
    }

    void examineRooms()
    {
        if (m_blocks.all().empty())
            return; // nothing grows
        m_steps = m_blocks.stepsFromNews(m_map.value + 1);
        for (std::size_t b = 0; b < m_blocks.all().size() && !m_mind.isBroken(); ++b)
            if (m_blocks.all()[b].size() < size() && isNear(m_blocks.all()[b].front(), m_map.value + 1))
                examineRoom(m_blocks.all()[b]);
        for (const int cell : m_blocks.around(m_map.value)) // farther off nothing is in the way
            if (m_mind.isOpen(is(cell)) && isNear(cell, m_map.value + 1) && !m_mind.isBroken())
                examineStart(cell);
    }

private:
    [[nodiscard]] int count() const { return static_cast<int>(m_map.is.size()); }
    [[nodiscard]] std::size_t size() const { return at(m_map.value); }
    /// So many steps from what is new, or nearer?
    [[nodiscard]] bool isNear(int cell, int steps) const { return m_steps[at(cell)] <= steps; }
    [[nodiscard]] Lit is(int cell) const { return m_blocks.is(cell); }
    [[nodiscard]] Deduction deduction(Move move, const std::vector<int>& area) const
    {
        return {.technique = idOf(move), .instances = {m_map.instance}, .hints = {{Hint::Area, m_blocks.places(area)}}};
    }
    void addCells(const std::vector<int>& cells, Deduction& d) const
    {
        for (const int c : cells)
            if (m_mind.isTrue(is(c)))
                d.premises.push_back({is(c)});
    }
    /// The cells beside a block that cannot have the value.
    void addRim(const std::vector<int>& block, Deduction& d) const
    {
        for (const int c : block)
            for (const int next : m_blocks.beside(c))
                if (m_mind.isFalse(is(next)) && !m_blocks.isNeverFor(next, {block.front()}))
                    d.premises.push_back({!is(next)});
    }

    /// Areas where the value is possible, but not often enough.
    void examineAreas()
    {
        std::vector<int> seen(m_map.is.size(), -1); // by cell: the start of its area
        for (int start = 0; start < count() && !m_mind.isBroken(); ++start) {
            if (seen[at(start)] >= 0 || !isNear(start, 1) || m_mind.isFalse(is(start)))
                continue;
            std::vector<int> area{start};
            seen[at(start)] = start;
            bool isEnough = size() <= 1; // so are areas of which a part was seen before
            for (std::size_t k = 0; k < area.size() && !isEnough; ++k)
                for (const int next : m_blocks.beside(area[k]))
                    if (seen[at(next)] != start && !m_mind.isFalse(is(next))) {
                        isEnough = isEnough || seen[at(next)] >= 0 || area.size() + 1 >= size();
                        seen[at(next)] = start;
                        area.push_back(next);
                    }
            if (isEnough)
                continue;
            Deduction d = deduction(Move::RegionRoom, area);
            addArea(m_map, m_blocks, area, d);
            if (!m_mind.isAssuming()) // there, what is needed is taken number by number
                addOtherNumbers(area, d);
            m_mind.conclude(std::move(d));
        }
    }

    /// What has no room for a 7 has none for an 8 either.
    void addOtherNumbers(const std::vector<int>& area, Deduction& d) const
    {
        for (const BlockMap& map : m_mind.ground().blocks())
            if (&map != &m_map && map.instance == m_map.instance && at(map.value) > area.size()
                && isClosedFor(map, area))
                addArea(map, ValueBlocks(m_mind, map), area, d);
    }

    /// Can a number not come in from outside of an area?
    [[nodiscard]] bool isClosedFor(const BlockMap& map, const std::vector<int>& area) const
    {
        const auto isIn = [&](int cell) { return std::ranges::find(area, cell) != area.end(); };
        const auto staysIn = [&](int cell) {
            return m_mind.isFalse(map.is[at(cell)]) || std::ranges::all_of(map.beside[at(cell)], [&](int next) {
                       return isIn(next) || m_mind.isFalse(map.is[at(next)]);
                   });
        };
        return std::ranges::all_of(area, staysIn);
    }
    /// An area has too few cells for a number.
    void addArea(const BlockMap& map, const ValueBlocks& blocks, const std::vector<int>& area, Deduction& d) const
    {
        const auto size = at(map.value);
        std::vector<int> cells;
        std::ranges::copy_if(area, std::back_inserter(cells), [&](int c) { return !m_mind.isFalse(map.is[at(c)]); });
        Walls walls = blocks.wallsOf(cells, cells);
        const auto isSmallFrom = [&](int c) { return blocks.isRoomBelow(size, {c}, -1, &walls); };
        if (m_mind.isThorough())
            thinOut(walls, [&] { return std::ranges::all_of(cells, isSmallFrom); });
        blocks.addBounds({}, walls, d.premises);
        for (const int c : cells)
            d.conclusions.push_back({!map.is[at(c)]});
    }

    void examineBlock(const std::vector<int>& block)
    {
        const int missing = m_map.value - static_cast<int>(block.size());
        if (missing <= 0 && m_map.orMore)
            return;
        const std::vector<int> exits = m_blocks.exitsOf(block);
        if (missing > 0 ? exits.size() > 1 : missing == 0 && exits.empty())
            return;
        Deduction d = deduction(missing < 0    ? Move::RegionOverflow
                                : missing == 0 ? Move::RegionDone
                                               : Move::RegionExit,
                                block);
        if (missing > 0)
            addRim(block, d);
        addCells(missing > 0   ? std::vector{block.front()}
                 : missing < 0 ? m_blocks.pieceAt(block.front(), size() + 1)
                               : block,
                 d);
        for (const int c : exits)
            if (missing >= 0)
                d.conclusions.push_back({missing > 0 ? is(c) : !is(c)});
        m_mind.conclude(std::move(d));
    }

    /// A cell that would join too much.
    void examineJoint(int cell)
    {
        const std::vector<int> joined = m_blocks.joinedAt(cell);
        if (joined.size() <= size())
            return;
        Deduction d = deduction(Move::RegionOverflow, {joined.begin() + 1, joined.end()});
        addCells(m_blocks.pieceAt(cell, size() + 1), d);
        d.conclusions = {{!is(cell)}};
        m_mind.conclude(std::move(d));
    }

    /// Cells without which a block could not reach its size. All before one in the order of the flood are reached
    /// without it.
    void examineRoom(const std::vector<int>& block)
    {
        const std::vector<int> first = m_blocks.room(block, size());
        std::vector<int> needed;
        for (std::size_t k = block.size(); first.size() >= size() && k < size(); ++k)
            if (m_mind.isOpen(is(first[k])) && m_blocks.isRoomBelow(size(), block, first[k]))
                needed.push_back(first[k]);
        if (first.size() >= size() && needed.empty())
            return;
        const std::vector<int> room = m_blocks.room(block, largestLookedThrough);
        if (room.size() >= largestLookedThrough)
            return;
        Deduction d = deduction(Move::RegionRoom, room);
        for (const int c : needed)
            d.conclusions.push_back({is(c)});
        addBounds(block, room, needed, d);
        m_mind.conclude(std::move(d));
    }

    /// What keeps the room of a block too small, without each of some cells if there are such.
    void addBounds(const std::vector<int>& block, const std::vector<int>& room, const std::vector<int>& needed,
                   Deduction& d) const
    {
        Walls walls = m_blocks.wallsOf(block, room);
        std::vector<int> part = block;
        const auto isSmall = [&](int avoid) { return m_blocks.isRoomBelow(size(), part, avoid, &walls); };
        if (m_mind.isThorough()) {
            thinOut(walls, needed, isSmall);
            for (std::size_t k = 1; k < block.size(); ++k) {
                part = m_blocks.pieceAt(block.front(), k);
                if (m_blocks.keepOut(part, walls) && isSmallWithoutEach(needed, isSmall))
                    break;
                part = block;
            }
        }
        m_blocks.addBounds(part, walls, d.premises);
    }

    /// A cell that could not be part of a block that is large enough.
    void examineStart(int cell)
    {
        const std::vector<int> joined = m_blocks.joinedAt(cell);
        if (joined.size() > size() || !m_blocks.isRoomBelow(size(), joined))
            return;
        const std::vector<int> room = m_blocks.room(joined, anyRoom);
        Deduction d = deduction(Move::RegionRoom, room);
        addBounds(joined, room, {}, d);
        d.conclusions = {{!is(cell)}};
        m_mind.conclude(std::move(d));
    }

    Mind& m_mind;
    const BlockMap& m_map;
    ValueBlocks m_blocks;
    std::vector<int> m_steps; ///< by cell: from what is new
};

void examine(Mind& mind, int subject, void (ValueStudy::*what)())
{
    const BlockMap& map = mind.ground().blocks()[at(subject)];
    if (!mind.isTrue(mind.ground().instance(map.instance).guard)
        || std::ranges::all_of(map.is, [&](Lit l) { return mind.isFalse(l); }))
        return;
    ValueStudy study(mind, map);
    (study.*what)();
}

} // namespace

void examineBlockSize(Mind& mind, int subject)
{
    examine(mind, subject, &ValueStudy::examineSizes);
}

void examineBlockRoom(Mind& mind, int subject)
{
    examine(mind, subject, &ValueStudy::examineRooms);
}

} // namespace tokisuji::tracing
