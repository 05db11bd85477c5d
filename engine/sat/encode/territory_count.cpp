// How many cells a territory holds, mostly without counting: totalizers over territories that overlap make the search
// many times slower than geometry and cuts do.
//   - A way from the start to a cell x holds at least d(x) cells that count; where that is too many, x is not reached.
//   - A tree over the start, x and y holds at least half of d(x) + d(y) + d(x, y) (each of the three ways runs over two
//     of its branches; the cell where the branches meet is counted once too often). Where that is too many, x and y
//     are not both reached.
//   - A model with too many is cut by those nearest to the start.
//   - In a model with too few, the area A round the start must grow: some cell beside A is reached. The same holds of
//     A with all that can be reached from it over cells that do not count, and there only cells that count are left.
// Only where few cells are left to count, "at least" is said by a totalizer.
#include "engine/sat/encode/territory_count.h"

#include "engine/sat/encode/local.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr int unreachable = 1 << 20;
constexpr std::size_t mostForPairs = 64;
constexpr std::size_t mostForTotalizer = 32;

} // namespace

TerritoryCount::TerritoryCount(const Territory& territory, std::vector<int> counted, int lo, int hi, Lit speaks,
                               SatSolver& solver)
    : m_territory(&territory), m_counted(std::move(counted)), m_weight(territory.cells.size()), m_lo(lo), m_hi(hi),
      m_speaks(speaks), m_out(solver, {speaks}), m_inside(static_cast<int>(territory.cells.size()))
{
    for (const int cell : m_counted)
        m_weight[static_cast<std::size_t>(cell)] = 1;
    encodeReach();
    encodeLeast();
}

/// For each cell, the fewest cells that count on a way to it over open ones, both ends included.
std::vector<int> TerritoryCount::fewestOnTheWay(int from) const
{
    std::vector<int> fewest(m_weight.size(), unreachable);
    std::vector<int> due{from}, next; // those with one more come after all of these
    fewest[static_cast<std::size_t>(from)] = weight(from);
    for (int now = weight(from); !due.empty(); ++now, due.swap(next), next.clear())
        for (std::size_t i = 0; i < due.size(); ++i) {
            if (fewest[static_cast<std::size_t>(due[i])] != now)
                continue;
            for (const auto& way : ways(due[i])) {
                int& known = fewest[static_cast<std::size_t>(way.to)];
                if (now + weight(way.to) >= known || !isOpen(way.to))
                    continue;
                known = now + weight(way.to);
                (weight(way.to) == 0 ? due : next).push_back(way.to);
            }
        }
    return fewest;
}

void TerritoryCount::encodeReach()
{
    const std::vector<int> fromStart = fewestOnTheWay(0);
    std::vector<int> near;
    for (int cell = 1; cell < static_cast<int>(m_weight.size()); ++cell)
        if (fromStart[static_cast<std::size_t>(cell)] > m_hi)
            m_out.clause({!reached(cell)});
        else if (weight(cell) != 0 && isOpen(cell))
            near.push_back(cell);
    if (near.size() <= mostForPairs)
        encodePairs(fromStart, near);
}

void TerritoryCount::encodePairs(const std::vector<int>& fromStart, const std::vector<int>& near)
{
    for (const int one : near) {
        const std::vector<int> fromOne = fewestOnTheWay(one);
        for (const int other : near) {
            if (other == one)
                break;
            const int all = fromStart[static_cast<std::size_t>(one)] + fromStart[static_cast<std::size_t>(other)]
                            + fromOne[static_cast<std::size_t>(other)];
            if (all - 1 > 2 * m_hi)
                m_out.clause({!reached(one), !reached(other)});
        }
    }
}

void TerritoryCount::encodeLeast()
{
    std::vector<Lit> open;
    for (const int cell : m_counted)
        if (isOpen(cell))
            open.push_back(reached(cell));
    if (open.size() <= mostForTotalizer)
        encoding::count(m_out, open, m_lo, static_cast<int>(open.size()), 1);
}

int TerritoryCount::cut(const std::vector<int>& area, const Truth& truth)
{
    if (!truth[m_speaks])
        return 0;
    const auto found = static_cast<int>(std::ranges::count_if(area, [&](int cell) { return weight(cell) != 0; }));
    if (found > m_hi) {
        cutLarge(area);
        return 1;
    }
    if (found >= m_lo)
        return 0;
    cutSmall(area, Growth::Beside);
    cutSmall(area, Growth::OverUncounted);
    return 2;
}

void TerritoryCount::cutLarge(const std::vector<int>& area)
{
    std::vector<Lit> clause;
    for (const int cell : area)
        if (weight(cell) != 0 && static_cast<int>(clause.size()) <= m_hi)
            clause.push_back(!reached(cell));
    m_out.clause(std::move(clause));
}

void TerritoryCount::cutSmall(const std::vector<int>& area, Growth growth)
{
    m_inside.clear();
    for (const int cell : area)
        m_inside.insert(cell);
    std::vector<int> cells = area; // grows while it is read
    std::vector<Lit> clause;
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (const auto& way : ways(cells[i])) {
            if (!m_inside.insert(way.to))
                continue;
            if (growth == Growth::OverUncounted && weight(way.to) == 0)
                cells.push_back(way.to);
            else
                clause.push_back(reached(way.to));
        }
    m_out.clause(std::move(clause));
}

} // namespace tokisuji
