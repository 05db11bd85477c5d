// Territories: what is reached from a cell spreads over open edges, ends at borders, and has to hang together.
#include "engine/trace/mind.h"
#include "engine/trace/propagate/propagators.h"

#include <algorithm>

namespace tokisuji::tracing {

namespace {

class TerritoryStudy {
public:
    TerritoryStudy(Mind& mind, const Territory& territory) : m_mind(mind), m_territory(territory) {}

    /// Over every edge that is known to be open, and up to every cell that is known not to belong.
    void spread() const
    {
        for (std::size_t cell = 0; cell < m_territory.cells.size() && !m_mind.isBroken(); ++cell)
            if (m_mind.isTrue(reached(cell)))
                for (const Territory::Way& way : m_territory.ways[cell])
                    spreadOver(reached(cell), way);
    }

    /// What no way leads to is not reached.
    void excludeCutOff() const
    {
        const std::vector<char> area = flood({0}, [&](const Territory::Way& way) { return isPassable(way); });
        Deduction d{.premises = rimOf(area)};
        for (std::size_t cell = 0; cell < area.size(); ++cell)
            if (area[cell] == 0 && !m_mind.isFalse(reached(cell)))
                d.conclusions.push_back({!reached(cell)});
        if (!d.conclusions.empty())
            m_mind.conclude(std::move(d));
    }

    /// Reached cells that do not hang together with the start yet, and have one way only to go on.
    void leave() const
    {
        const auto isJoined = [&](const Territory::Way& way) {
            return m_mind.isFalse(way.border) && m_mind.isTrue(reached(index(way.to)));
        };
        std::vector<char> seen = flood({0}, isJoined);
        for (std::size_t cell = 0; cell < seen.size() && !m_mind.isBroken(); ++cell) {
            if (seen[cell] != 0 || !m_mind.isTrue(reached(cell)))
                continue;
            const std::vector<char> piece = flood({cell}, isJoined);
            for (std::size_t i = 0; i < piece.size(); ++i)
                seen[i] = static_cast<char>(seen[i] | piece[i]);
            leave(cell, piece);
        }
    }

private:
    [[nodiscard]] static std::size_t index(int cell) { return static_cast<std::size_t>(cell); }
    [[nodiscard]] Lit reached(std::size_t cell) const { return m_territory.reached(cell); }
    [[nodiscard]] bool isPassable(const Territory::Way& way) const
    {
        return !m_mind.isTrue(way.border) && !m_mind.isFalse(reached(index(way.to)));
    }

    void spreadOver(Lit from, const Territory::Way& way) const
    {
        const Lit to = reached(index(way.to));
        if (m_mind.isFalse(way.border) && !m_mind.isTrue(to))
            m_mind.conclude({.premises = {{from}, {!way.border}}, .conclusions = {{to}}});
        else if (m_mind.isFalse(to) && m_mind.isOpen(way.border))
            m_mind.conclude({.premises = {{from}, {!to}}, .conclusions = {{way.border}}});
    }

    template <class Passes>
    [[nodiscard]] std::vector<char> flood(std::vector<std::size_t> cells, const Passes& passes) const
    {
        std::vector<char> seen(m_territory.cells.size(), 0);
        seen[cells.front()] = 1;
        for (std::size_t i = 0; i < cells.size(); ++i)
            for (const Territory::Way& way : m_territory.ways[cells[i]])
                if (seen[index(way.to)] == 0 && passes(way)) {
                    seen[index(way.to)] = 1;
                    cells.push_back(index(way.to));
                }
        return seen;
    }

    /// Why nothing leads out of an area, apart from the ways that are passable.
    [[nodiscard]] std::vector<Fact> rimOf(const std::vector<char>& area) const
    {
        std::vector<Fact> facts;
        for (std::size_t cell = 0; cell < area.size(); ++cell)
            for (const Territory::Way& way : m_territory.ways[cell])
                if (area[cell] != 0 && area[index(way.to)] == 0 && !isPassable(way))
                    facts.push_back({m_mind.isTrue(way.border) ? way.border : !reached(index(way.to))});
        return facts;
    }

    void leave(std::size_t cell, const std::vector<char>& piece) const
    {
        std::vector<Territory::Way> exits;
        for (std::size_t i = 0; i < piece.size(); ++i)
            for (const Territory::Way& way : m_territory.ways[i])
                if (piece[i] != 0 && piece[index(way.to)] == 0 && isPassable(way))
                    exits.push_back(way);
        if (exits.size() > 1)
            return;
        Deduction d{.premises = rimOf(piece)};
        d.premises.push_back({reached(cell)});
        for (const Territory::Way& exit : exits)
            d.conclusions = {{!exit.border}, {reached(index(exit.to))}};
        m_mind.conclude(std::move(d));
    }

    Mind& m_mind;
    const Territory& m_territory;
};

TerritoryStudy study(Mind& mind, int subject)
{
    return {mind, mind.rules().territories()[static_cast<std::size_t>(subject)]};
}

} // namespace

void examineTerritory(Mind& mind, int subject)
{
    study(mind, subject).spread();
}

void examineTerritoryReach(Mind& mind, int subject)
{
    study(mind, subject).excludeCutOff();
    if (!mind.isBroken())
        study(mind, subject).leave();
}

} // namespace tokisuji::tracing
