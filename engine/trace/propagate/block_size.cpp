// Blocks of equal numbers: complete, too large, one way to grow, no room to reach the size.
#include "engine/trace/mind.h"
#include "engine/trace/propagate/propagators.h"

#include <algorithm>
#include <set>

namespace tokisuji::tracing {

namespace {

/// One value on the whole board.
class ValueStudy {
public:
    /// `orMore`: the value stands for itself and all above it.
    ValueStudy(Mind& mind, int instance, int value, bool orMore)
        : m_mind(mind), m_instance(instance), m_blocks(*mind.ground().instance(instance).get<BlockSize>().blocks),
          m_grid(m_blocks.size), m_value(value), m_orMore(orMore)
    {
        for (const NumberVar& number : m_blocks.numbers) {
            const int k = value - number.lo;
            const bool has = k >= 0 && k < static_cast<int>(number.values.size());
            m_is.push_back(has ? number.values[static_cast<std::size_t>(k)] : No);
        }
    }

    void examine()
    {
        examineRoom();
        std::vector<char> seen(m_is.size(), 0);
        for (int cell = 0; cell < count() && !m_mind.isBroken(); ++cell)
            if (m_mind.isTrue(is(cell)) && seen[at(cell)] == 0) {
                const std::vector<int> block = flood(cell, [&](int c) { return m_mind.isTrue(is(c)); });
                for (const int c : block)
                    seen[at(c)] = 1;
                examineBlock(block);
            }
        for (int cell = 0; cell < count() && !m_mind.isBroken(); ++cell)
            if (m_mind.isOpen(is(cell)) && !m_orMore)
                examineJoint(cell);
    }

private:
    [[nodiscard]] static std::size_t at(int cell) { return static_cast<std::size_t>(cell); }
    [[nodiscard]] int count() const { return static_cast<int>(m_is.size()); }
    [[nodiscard]] Lit is(int cell) const { return m_is[at(cell)]; }
    [[nodiscard]] std::vector<int> beside(int cell) const
    {
        std::vector<int> found;
        for (const Place c : m_grid.neighbours(m_grid.place(PlaceKind::Cell, cell)))
            found.push_back(m_grid.index(PlaceKind::Cell, c));
        return found;
    }

    template <class Wanted>
    [[nodiscard]] std::vector<int> flood(int from, const Wanted& wanted) const
    {
        std::vector<char> seen(m_is.size(), 0);
        std::vector<int> cells{from};
        seen[at(from)] = 1;
        for (std::size_t i = 0; i < cells.size(); ++i)
            for (const int next : beside(cells[i]))
                if (seen[at(next)] == 0 && wanted(next)) {
                    seen[at(next)] = 1;
                    cells.push_back(next);
                }
        return cells;
    }
    [[nodiscard]] std::vector<int> rimOf(const std::vector<int>& cells) const
    {
        const std::set<int> inside(cells.begin(), cells.end());
        std::set<int> rim;
        for (const int cell : cells)
            for (const int next : beside(cell))
                if (!inside.contains(next))
                    rim.insert(next);
        return {rim.begin(), rim.end()};
    }
    [[nodiscard]] Deduction deduction(Move move, const std::vector<int>& area) const
    {
        std::vector<Place> places;
        for (const int cell : area)
            places.push_back(m_grid.place(PlaceKind::Cell, cell));
        return {.technique = idOf(move), .instances = {m_instance}, .hints = {{Hint::Area, places}}};
    }
    /// The rim cells that cannot have the value.
    void addRim(const std::vector<int>& rim, Deduction& d) const
    {
        for (const int cell : rim)
            if (m_mind.isFalse(is(cell)))
                d.premises.push_back({!is(cell)});
    }

    /// Areas where the value is possible, but not often enough.
    void examineRoom()
    {
        std::vector<char> seen(m_is.size(), 0);
        for (int cell = 0; cell < count() && !m_mind.isBroken(); ++cell) {
            if (seen[at(cell)] != 0 || m_mind.isFalse(is(cell)))
                continue;
            const std::vector<int> area = flood(cell, [&](int c) { return !m_mind.isFalse(is(c)); });
            for (const int c : area)
                seen[at(c)] = 1;
            if (static_cast<int>(area.size()) >= m_value)
                continue;
            Deduction d = deduction(Move::RegionRoom, area);
            addRim(rimOf(area), d);
            for (const int c : area)
                d.conclusions.push_back({!is(c)});
            m_mind.conclude(std::move(d));
        }
    }

    void examineBlock(const std::vector<int>& block)
    {
        const int missing = m_value - static_cast<int>(block.size());
        if (missing <= 0 && m_orMore)
            return;
        const std::vector<int> rim = rimOf(block);
        std::vector<int> exits;
        std::ranges::copy_if(rim, std::back_inserter(exits), [&](int c) { return m_mind.isOpen(is(c)); });
        if (missing > 0 ? exits.size() > 1 : missing == 0 && exits.empty())
            return;
        Deduction d = deduction(missing < 0    ? Move::RegionOverflow
                                : missing == 0 ? Move::RegionDone
                                               : Move::RegionExit,
                                block);
        if (missing > 0) {
            addRim(rim, d);
            d.premises.push_back({is(block.front())});
            for (const int c : exits)
                d.conclusions.push_back({is(c)});
        } else {
            for (const int c : block)
                d.premises.push_back({is(c)});
            for (const int c : exits)
                if (missing == 0)
                    d.conclusions.push_back({!is(c)});
        }
        m_mind.conclude(std::move(d));
    }

    /// A cell that would join too much.
    void examineJoint(int cell)
    {
        std::vector<int> joined = flood(cell, [&](int c) { return m_mind.isTrue(is(c)); });
        if (static_cast<int>(joined.size()) <= m_value)
            return;
        std::erase(joined, cell);
        Deduction d = deduction(Move::RegionOverflow, joined);
        for (const int c : joined)
            d.premises.push_back({is(c)});
        d.conclusions = {{!is(cell)}};
        m_mind.conclude(std::move(d));
    }

    Mind& m_mind;
    int m_instance;
    const Blocks& m_blocks;
    Grid m_grid;
    int m_value;
    bool m_orMore;
    std::vector<Lit> m_is; ///< by cell: it has the value
};

} // namespace

void examineBlockSize(Mind& mind, int subject)
{
    const Instance& i = mind.ground().instance(subject);
    if (!mind.isTrue(i.guard))
        return;
    int largest = 0;
    const Blocks& blocks = *i.get<BlockSize>().blocks;
    for (const NumberVar& number : blocks.numbers)
        largest = std::max(largest, number.lo + static_cast<int>(number.values.size()) - 1);
    for (int value = 1; value <= largest && !mind.isBroken(); ++value)
        ValueStudy(mind, subject, value, blocks.orMore && value == largest).examine();
}

} // namespace tokisuji::tracing
