// PartSum: every cell carries the size of its area in order encoding, "at least 2", "at least 3", ... up to a top that
// means "or more". Neighbours in one area have equal sizes, so a clue can add up sizes and needs no sets of members:
// membership literals with counters over them were measured to be hopeless, sums of sizes carry.
//
// Static: a size needs neighbours; a clue's shares cannot all be small: where they add up to less than its number, one
// of them must be larger. The areas may be the same one, so their sizes bound the sum from above only.
//
// Lazy, for an area A of a model, its rim (cells beside it), x in A:
//   size too large in the model   "at least |A|+1" at x -> a rim cell is present
//   size too small in the model   a connected set of t cells with x -> "at least t" at x
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

} // namespace

PartSumRule::PartSumRule(const Parts& parts, std::vector<SizeDemand> demands, SatSolver& solver, const Halt& halt)
    : m_areas(parts.present), m_out(solver)
{
    for (const SizeDemand& demand : demands) {
        m_clues.push_back({parts.present.grid().index(PlaceKind::Cell, demand.anchor), demand.size, demand.selector});
        m_top = std::clamp(demand.size + 1, m_top, largestTop);
    }
    makeSizes();
    encodeSizes(halt);
    for (const Clue& clue : m_clues) {
        if (halt.reached())
            return;
        encodeSum(clue);
    }
}

void PartSumRule::makeSizes()
{
    m_sizes.resize(static_cast<std::size_t>(m_areas.count()));
    for (auto& sizes : m_sizes)
        for (int size = 2; size <= m_top; ++size)
            sizes.push_back(m_out.fresh());
}

Lit PartSumRule::atLeast(int cell, int size) const
{
    return size <= 1 ? m_areas.present(cell)
                     : m_sizes[static_cast<std::size_t>(cell)][static_cast<std::size_t>(size - 2)];
}

void PartSumRule::encodeSizes(const Halt& halt)
{
    for (int cell = 0; cell < m_areas.count() && !halt.reached(); ++cell) {
        for (int size = 2; size <= m_top; ++size)
            m_out.clause({!atLeast(cell, size), atLeast(cell, size - 1)});
        const std::span<const int> beside = m_areas.beside(cell);
        std::vector<Lit> some;
        for (const int next : beside)
            some.push_back(m_areas.present(next));
        if (m_top >= 2) {
            some.push_back(!atLeast(cell, 2));
            m_out.clause(std::move(some));
        }
        for (unsigned chosen = 1; chosen < 1U << beside.size(); ++chosen) { // k neighbours make k + 1 cells
            int size = 1;
            std::vector<Lit> clause{!m_areas.present(cell)};
            for (std::size_t i = 0; i < beside.size(); ++i)
                if ((chosen >> i & 1) != 0) {
                    clause.push_back(!m_areas.present(beside[i]));
                    ++size;
                }
            clause.push_back(atLeast(cell, std::min(size, m_top)));
            m_out.clause(std::move(clause));
        }
        for (const int next : beside)
            if (next > cell)
                encodePair(cell, next);
    }
}

/// Two cells side by side have one size, and from three on another cell beside them.
void PartSumRule::encodePair(int a, int b)
{
    for (int size = 2; size <= m_top; ++size) {
        m_out.clause({!m_areas.present(a), !m_areas.present(b), !atLeast(a, size), atLeast(b, size)});
        m_out.clause({!m_areas.present(a), !m_areas.present(b), atLeast(a, size), !atLeast(b, size)});
    }
    if (m_top < 3)
        return;
    std::vector<Lit> clause{!m_areas.present(b), !atLeast(a, 3)};
    for (const int cell : m_areas.rimOf({a, b}))
        clause.push_back(m_areas.present(cell));
    m_out.clause(std::move(clause));
}

void PartSumRule::encodeSum(const Clue& clue)
{
    Encoder out = m_out.when(clue.selector);
    if (clue.size < m_top)
        for (const int next : m_areas.beside(clue.cell))
            out.clause({!atLeast(next, clue.size + 1)});
    std::vector<Lit> clause{!clue.selector};
    if (clue.size > 0 && clue.size <= m_top)
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
        clause.push_back(atLeast(beside[next], share + 1));
        encodeShares(clue, clause, next + 1, left - share);
        clause.pop_back();
    }
}

int PartSumRule::sizeIn(const Truth& truth, int cell) const
{
    int size = truth[m_areas.present(cell)] ? 1 : 0;
    while (size > 0 && size < m_top && truth[atLeast(cell, size + 1)])
        ++size;
    return size;
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
    m_areas.look(truth);
    int cuts = 0;
    for (std::size_t area = 0; area < m_areas.areas().size() && !halt.reached(); ++area)
        cuts += cutSize(static_cast<int>(area), truth);
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

/// The sizes that the cells of an area carry must be its own.
int PartSumRule::cutSize(int area, const Truth& truth)
{
    const std::vector<int> cells = m_areas.areas()[static_cast<std::size_t>(area)];
    const auto size = static_cast<int>(cells.size());
    const int said = sizeIn(truth, cells.front()); // the same for all of them
    if (said == std::min(size, m_top))
        return 0;
    if (said < size) {
        std::vector<Lit> clause{atLeast(cells.front(), said + 1)};
        for (const int cell : m_areas.nearest(cells.front(), static_cast<std::size_t>(said + 1)))
            clause.push_back(!m_areas.present(cell));
        m_out.clause(std::move(clause));
        return 1;
    }
    const std::vector<int> wider = extended(cells, truth);
    const auto reached = static_cast<int>(wider.size());
    std::vector<Lit> ways;
    for (const int cell : m_areas.rimOf(wider))
        ways.push_back(m_areas.present(cell));
    for (const int cell : cells) {
        std::vector<Lit> clause = ways;
        clause.push_back(!atLeast(cell, reached + 1));
        m_out.clause(std::move(clause));
    }
    return 1;
}

/// Swallows rim cells behind which nothing new lies, as long as the size that the model claims stays out of reach.
std::vector<int> PartSumRule::extended(std::vector<int> cells, const Truth& truth)
{
    const int said = sizeIn(truth, cells.front());
    bool grown = true;
    while (grown && static_cast<int>(cells.size()) + 1 < said) {
        grown = false;
        const std::vector<int> rim = m_areas.rimOf(cells);
        for (const int pocket : rim) {
            const bool closed = std::ranges::all_of(m_areas.beside(pocket), [&](int next) {
                return std::ranges::find(rim, next) != rim.end() || std::ranges::find(cells, next) != cells.end()
                       || m_out.surely(!m_areas.present(next));
            });
            if (!closed)
                continue;
            cells.push_back(pocket);
            grown = true;
            break;
        }
    }
    return cells;
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
    if (size <= m_top) {
        clause.push_back(!atLeast(cell, size));
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
