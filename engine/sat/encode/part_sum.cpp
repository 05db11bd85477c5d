// PartSum: every cell carries the size of its area (sized_areas.h), so a clue can add up sizes and needs no sets of
// members: membership literals with counters over them were measured to be hopeless, sums of sizes carry.
//
// Static: a clue's shares cannot all be small: where they add up to less than its number, one of them must be larger.
// The areas may be the same one, so their sizes bound the sum from above only.
//
// Lazy:
//   clue too small                one of the cells beside the clue or its areas, and not in them, is present
//   clue too large                areas A1 ... Ag, shares a1 + ... + ag = n + 1, each ai <= |Ai|, xi in Ai:
//                                 not all "at least ai" at xi, or a rim cell of one of A1 ... Ag-1 is present
//                                 (else they are different areas)
#include "engine/sat/encode/part_sum.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr int largestTop = 48;
constexpr int largestFullSum = 24; ///< beyond it, sums of four shares are said only where one of them is nothing
constexpr std::size_t largestSumMend = 10;

/// Sizes from there on need not be told apart.
int topFor(const std::vector<SizeDemand>& demands)
{
    int top = 1;
    for (const SizeDemand& demand : demands)
        top = std::clamp(demand.size + 1, top, largestTop);
    return top;
}

} // namespace

PartSumRule::PartSumRule(const Parts& parts, std::vector<SizeDemand> demands, SatSolver& solver, const Halt& halt)
    : m_sizes(parts.present, topFor(demands), Encoder(solver)), m_areas(m_sizes.areas()), m_out(solver)
{
    for (const SizeDemand& demand : demands)
        m_clues.push_back({parts.present.grid().index(PlaceKind::Cell, demand.anchor), demand.size, demand.selector});
    m_sizes.encode(halt);
    for (const Clue& clue : m_clues) {
        if (halt.reached())
            return;
        encodeSum(clue);
    }
}

void PartSumRule::encodeSum(const Clue& clue)
{
    Encoder out = m_out.when(clue.selector);
    if (clue.size < m_sizes.top())
        for (const int next : m_areas.beside(clue.cell))
            out.clause({!m_sizes.atLeast(next, clue.size + 1)});
    std::vector<Lit> clause{!clue.selector};
    if (clue.size > 0 && clue.size <= m_sizes.top())
        encodeShares(clue, clause, 0, clue.size - 1);
}

/// Clauses "one of the areas has more than its share" for every way to give `left` cells to the neighbours from
/// `next` on.
void PartSumRule::encodeShares(const Clue& clue, std::vector<Lit>& clause, std::size_t next, int left)
{
    const std::span<const int> beside = m_areas.beside(clue.cell);
    if (next == beside.size()) {
        const auto nothing = std::ranges::count_if(
            clause, [&](Lit l) { return std::ranges::any_of(beside, [&](int c) { return m_areas.present(c) == l; }); });
        if (left == 0 && (nothing > 0 || beside.size() < 4 || clue.size <= largestFullSum))
            m_out.clause(clause);
        return;
    }
    const int least = next + 1 == beside.size() ? left : 0;
    for (int share = least; share <= left; ++share) {
        clause.push_back(m_sizes.atLeast(beside[next], share + 1));
        encodeShares(clue, clause, next + 1, left - share);
        clause.pop_back();
    }
}

std::vector<int> PartSumRule::areasBeside(int cell) const
{
    std::vector<int> found;
    for (const int next : m_areas.beside(cell))
        if (const int area = m_areas.areaOf(next); area >= 0 && std::ranges::find(found, area) == found.end())
            found.push_back(area);
    return found;
}

int PartSumRule::sumBeside(int cell) const
{
    int sum = 0;
    for (const int area : areasBeside(cell))
        sum += static_cast<int>(m_areas.areas()[static_cast<std::size_t>(area)].size());
    return sum;
}

int PartSumRule::cutModel(const Truth& truth, int, const Halt& halt)
{
    int cuts = m_sizes.cut(truth, halt);
    for (const Clue& clue : m_clues) {
        const int sum = sumBeside(clue.cell);
        if (!truth[clue.selector] || sum == clue.size)
            continue;
        if (sum < clue.size)
            cutSmall(clue);
        else
            cutLarge(clue);
        ++cuts;
    }
    return cuts;
}

void PartSumRule::cutSmall(const Clue& clue)
{
    std::vector<int> cells;
    for (const int area : areasBeside(clue.cell))
        std::ranges::copy(m_areas.areas()[static_cast<std::size_t>(area)], std::back_inserter(cells));
    std::vector<Lit> clause{!clue.selector};
    for (const int cell : m_areas.rimOf(cells))
        clause.push_back(m_areas.present(cell));
    for (const int next : m_areas.beside(clue.cell))
        if (m_areas.areaOf(next) < 0)
            clause.push_back(m_areas.present(next));
    m_out.clause(std::move(clause));
}

/// "The area of this cell has not so many cells", by its size or by cells of it one of which is absent.
void PartSumRule::addNotAtLeast(int cell, int size, std::vector<Lit>& clause)
{
    if (size <= m_sizes.top()) {
        clause.push_back(!m_sizes.atLeast(cell, size));
        return;
    }
    for (const int member : m_areas.nearest(cell, static_cast<std::size_t>(size)))
        clause.push_back(!m_areas.present(member));
}

void PartSumRule::cutLarge(const Clue& clue)
{
    std::vector<int> around = areasBeside(clue.cell);
    std::ranges::sort(around, {}, [&](int area) { return m_areas.areas()[static_cast<std::size_t>(area)].size(); });
    std::vector<Lit> clause{!clue.selector};
    int left = clue.size + 1;
    while (left > 0) { // the largest areas first; of all but the last one the rim is looked at
        const std::vector<int> cells = m_areas.areas()[static_cast<std::size_t>(around.back())];
        around.pop_back();
        const int share = std::min(left, static_cast<int>(cells.size()));
        const auto door = std::ranges::find_if(
            m_areas.beside(clue.cell), [&](int next) { return m_areas.areaOf(next) == m_areas.areaOf(cells.front()); });
        addNotAtLeast(*door, share, clause);
        left -= share;
        if (left == 0)
            break;
        for (const int cell : m_areas.rimOf(cells))
            clause.push_back(m_areas.present(cell));
    }
    m_out.clause(std::move(clause));
}

bool PartSumRule::isRight(const Truth& truth, std::vector<Lit>* mend)
{
    m_areas.look(truth);
    for (const Clue& clue : m_clues) {
        const int sum = sumBeside(clue.cell);
        if (!truth[clue.selector] || sum == clue.size)
            continue;
        if (mend == nullptr)
            return false;
        std::vector<int> cells;
        for (const int area : areasBeside(clue.cell))
            std::ranges::copy(m_areas.areas()[static_cast<std::size_t>(area)], std::back_inserter(cells));
        if (sum < clue.size) {
            cells = m_areas.rimOf(cells);
            std::ranges::copy(m_areas.beside(clue.cell), std::back_inserter(cells));
        }
        if (cells.size() <= largestSumMend)
            for (const int cell : cells)
                mend->push_back(m_areas.present(cell));
        return false;
    }
    return true;
}

} // namespace tokisuji
