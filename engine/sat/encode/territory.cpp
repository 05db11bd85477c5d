// Territory: being reached spreads over open edges, by clauses. That nothing else is reached is cut lazily: a set S of
// cells without the start, all of them reached in the model, but cut off from the start, gives for each x in S
//     reached(x) -> some cell beside S is reached
// since a way from the start to x enters S from there. Where reached cells beside S hang together with the start and
// only a border keeps S apart, the clause speaks of the borders round S instead.
#include "engine/sat/encode/territory.h"

#include <algorithm>

namespace tokisuji {

TerritoryRule::TerritoryRule(const Territory& territory, SatSolver& solver)
    : m_territory(territory), m_out(solver), m_area(static_cast<int>(territory.cells.size())),
      m_seen(static_cast<int>(territory.cells.size())), m_rim(static_cast<int>(territory.cells.size()))
{
    for (int cell = 0; cell < static_cast<int>(m_territory.cells.size()); ++cell) {
        std::vector<Lit> beside{!reached(cell)}, open{!reached(cell)};
        for (const auto& [to, border] : ways(cell)) {
            m_out.clause({!reached(cell), border, reached(to)});
            beside.push_back(reached(to));
            open.push_back(!border);
        }
        if (cell == 0)
            continue;
        m_out.clause(std::move(beside));
        m_out.clause(std::move(open));
    }
}

bool TerritoryRule::takeCount(std::span<const Lit> operands, int lo, int hi, Lit speaks)
{
    std::vector<int> counted;
    for (const Lit l : operands) {
        const int cell = l.atom() - m_territory.atom + 1;
        if (cell < 1 || cell >= static_cast<int>(m_territory.cells.size()) || l != reached(cell))
            return false;
        counted.push_back(cell);
    }
    m_counts.emplace_back(m_territory, std::move(counted), lo, hi, speaks, m_out.solver());
    return true;
}

void TerritoryRule::floodFromStart(const Truth& truth)
{
    m_area.clear();
    m_area.insert(0);
    m_around.assign(1, 0);
    for (std::size_t i = 0; i < m_around.size(); ++i)
        for (const auto& [to, border] : ways(m_around[i]))
            if (!truth[border] && m_area.insert(to))
                m_around.push_back(to);
}

/// Cells that hang together with a stray one, whatever borders lie between them.
std::vector<int> TerritoryRule::strays(int from, const Truth& truth)
{
    std::vector<int> cells{from};
    m_seen.insert(from);
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (const auto& [to, border] : ways(cells[i]))
            if (truth[reached(to)] && !m_area.has(to) && m_seen.insert(to))
                cells.push_back(to);
    return cells;
}

bool TerritoryRule::touchesArea(const std::vector<int>& cells) const
{
    return std::ranges::any_of(cells, [&](int cell) {
        return std::ranges::any_of(ways(cell), [&](const Territory::Way& way) { return m_area.has(way.to); });
    });
}

int TerritoryRule::cutModel(const Truth& truth, int, const Halt& halt)
{
    floodFromStart(truth);
    m_seen.clear();
    int cuts = 0;
    for (int cell = 1; cell < static_cast<int>(m_territory.cells.size()); ++cell) {
        if (!truth[reached(cell)] || m_area.has(cell) || m_seen.has(cell))
            continue;
        if (halt.reached())
            break;
        const std::vector<int> cells = strays(cell, truth);
        if (touchesArea(cells))
            for (const int stray : cells)
                cutByBorders(stray, truth);
        else
            cutByCells(cells, truth);
        ++cuts;
    }
    for (TerritoryCount& count : m_counts)
        cuts += count.cut(m_around, truth);
    return cuts;
}

/// Pockets behind which nothing new lies join the set first: its rim gets shorter.
void TerritoryRule::cutByCells(const std::vector<int>& cells, const Truth& truth)
{
    m_rim.clear();
    std::vector<int> rim;
    PointSet inside(static_cast<int>(m_territory.cells.size()));
    for (const int cell : cells)
        inside.insert(cell);
    for (const int cell : cells)
        for (const auto& way : ways(cell))
            if (!inside.has(way.to) && m_rim.insert(way.to))
                rim.push_back(way.to);
    for (const int pocket : rim) {
        const bool closed = std::ranges::all_of(
            ways(pocket), [&](const Territory::Way& way) { return inside.has(way.to) || m_rim.has(way.to); });
        if (closed && pocket != 0 && !truth[reached(pocket)])
            inside.insert(pocket);
    }
    std::vector<Lit> entrances;
    for (const int cell : rim)
        if (!inside.has(cell))
            entrances.push_back(reached(cell));
    for (const int cell : cells) {
        std::vector<Lit> clause = entrances;
        clause.push_back(!reached(cell));
        m_out.clause(std::move(clause));
    }
}

/// For what hangs together with one cell in the model.
void TerritoryRule::cutByBorders(int from, const Truth& truth)
{
    PointSet inside(static_cast<int>(m_territory.cells.size()));
    inside.insert(from);
    std::vector<int> cells{from};
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (const auto& [to, border] : ways(cells[i]))
            if (!truth[border] && inside.insert(to))
                cells.push_back(to);
    std::vector<Lit> clause{!reached(from)};
    for (const int cell : cells)
        for (const auto& [to, border] : ways(cell))
            if (!inside.has(to))
                clause.push_back(!border);
    m_out.clause(std::move(clause));
}

bool TerritoryRule::isRight(const Truth& truth, std::vector<Lit>*)
{
    floodFromStart(truth);
    for (int cell = 0; cell < static_cast<int>(m_territory.cells.size()); ++cell)
        if (truth[reached(cell)] != m_area.has(cell))
            return false;
    return true;
}

} // namespace tokisuji
