// Areas whose sizes are listed: complete, too large, one way to grow. Areas that are closed use up their sizes.
#include "engine/board/cell_graph.h"
#include "engine/trace/mind.h"
#include "engine/trace/propagate/propagators.h"

#include <algorithm>

namespace tokisuji::tracing {

namespace {

class SizesStudy {
public:
    SizesStudy(Mind& mind, int instance)
        : m_mind(mind), m_instance(instance), m_field(mind.ground().instance(instance).get<AreaSizes>().field),
          m_left(mind.ground().instance(instance).get<AreaSizes>().sizes), m_cells(m_field.grid().size())
    {
    }

    void examine()
    {
        for (const auto& area : m_cells.areas([&](int cell) { return m_mind.isTrue(is(cell)); })) {
            if (m_mind.isBroken())
                return;
            if (exitsOf(area).empty())
                useUp(area);
            else
                m_growing.push_back(area);
        }
        for (const auto& area : m_growing)
            if (!m_mind.isBroken())
                examineGrowing(area);
        for (int cell = 0; cell < m_cells.count() && !m_mind.isBroken(); ++cell)
            if (m_mind.isOpen(is(cell)))
                examineJoint(cell);
    }

private:
    using Area = std::vector<int>;

    [[nodiscard]] Lit is(int cell) const { return m_field.all()[static_cast<std::size_t>(cell)]; }
    [[nodiscard]] static int sizeOf(const Area& area) { return static_cast<int>(area.size()); }
    [[nodiscard]] int largest() const { return m_left.empty() ? 0 : m_left.back(); }
    [[nodiscard]] Area rimOf(const Area& area) const
    {
        return m_cells.rim(area, 0, [](int) { return false; }).cells;
    }
    [[nodiscard]] Area exitsOf(const Area& area) const
    {
        Area exits = rimOf(area);
        std::erase_if(exits, [&](int cell) { return !m_mind.isOpen(is(cell)); });
        return exits;
    }

    [[nodiscard]] Deduction deduction(Move move, const Area& area) const
    {
        std::vector<Place> places;
        for (const int cell : area)
            places.push_back(m_cells.place(cell));
        Deduction d{.technique = idOf(move), .instances = {m_instance}, .hints = {{Hint::Area, std::move(places)}}};
        for (const int cell : area)
            d.premises.push_back({is(cell)});
        return d;
    }
    void addRim(const Area& area, Deduction& d) const
    {
        for (const int cell : rimOf(area))
            if (m_mind.isFalse(is(cell)))
                d.premises.push_back({!is(cell)});
    }
    /// The closed areas that have taken sizes of at least, and at most, so much.
    void addUsers(int least, int most, Deduction& d) const
    {
        for (const Area& area : m_closed)
            if (sizeOf(area) >= least && sizeOf(area) <= most) {
                for (const int cell : area)
                    d.premises.push_back({is(cell)});
                addRim(area, d);
            }
    }

    void useUp(const Area& area)
    {
        if (const auto asked = std::ranges::find(m_left, sizeOf(area)); asked != m_left.end()) {
            m_left.erase(asked);
            m_closed.push_back(area);
            return;
        }
        Deduction d = deduction(Move::RegionExit, area);
        addRim(area, d);
        addUsers(sizeOf(area), sizeOf(area), d);
        m_mind.conclude(std::move(d));
    }

    void examineGrowing(const Area& area)
    {
        const Area exits = exitsOf(area);
        if (sizeOf(area) >= largest()) {
            Deduction d = deduction(sizeOf(area) > largest() ? Move::RegionOverflow : Move::RegionDone, area);
            addUsers(largest() + 1, m_cells.count(), d);
            for (const int cell : exits)
                if (sizeOf(area) == largest())
                    d.conclusions.push_back({!is(cell)});
            m_mind.conclude(std::move(d));
        } else if (exits.size() == 1 && std::ranges::find(m_left, sizeOf(area)) == m_left.end()) {
            Deduction d = deduction(Move::RegionExit, area);
            addRim(area, d);
            addUsers(sizeOf(area), sizeOf(area), d);
            d.conclusions.push_back({is(exits.front())});
            m_mind.conclude(std::move(d));
        }
    }

    /// A cell that would join too much.
    void examineJoint(int cell)
    {
        Area joined = m_cells.flood(cell, [&](int c) { return m_mind.isTrue(is(c)); });
        if (sizeOf(joined) <= largest())
            return;
        std::erase(joined, cell);
        Deduction d = deduction(Move::RegionOverflow, joined);
        if (joined.empty())
            d.hints = {{Hint::Area, {m_cells.place(cell)}}};
        addUsers(largest() + 1, m_cells.count(), d);
        d.conclusions.push_back({!is(cell)});
        m_mind.conclude(std::move(d));
    }

    Mind& m_mind;
    int m_instance;
    const Field& m_field;
    std::vector<int> m_left; ///< sizes that no closed area has taken, sorted
    CellGraph m_cells;
    std::vector<Area> m_closed;
    std::vector<Area> m_growing;
};

} // namespace

void examineAreaSizes(Mind& mind, int subject)
{
    if (mind.isTrue(mind.ground().instance(subject).guard))
        SizesStudy(mind, subject).examine();
}

} // namespace tokisuji::tracing
