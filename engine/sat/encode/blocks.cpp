// Blocks: static facts first, sizes by lazy cuts.
//
// Static: the given numbers need room. Of the given cells with value v those that lie pairwise farther apart than v-1
// steps belong to different blocks, so v takes at least `low` = v times their number of cells; what all values leave of
// the board is the slack. A value without given cells is at most the slack. If v has room for one block only, exactly
// v cells have it, near all given ones; if the slack is smaller than v, every block of v holds a given cell. A place
// where v is possible, but not v times, has no v.
// Where the largest value stands for all from there on, nothing is given of it, and together its blocks share the
// slack.
//
// Lazy, for an area A of equal values v in a model:
//   too small   x in A has v -> a cell beside A has v too, and so for every value larger than A: its block crosses the
//               rim
//   too large   not all of v+1 connected cells have v
#include "engine/sat/encode/blocks.h"

#include "engine/sat/encode/local.h"

namespace tokisuji {

namespace {

constexpr int largestEasy = 6;
constexpr int largestCounted = 16;

} // namespace

BlocksRule::BlocksRule(const Blocks& blocks, Lit guard, SatSolver& solver, const Halt& halt)
    : LazyRule(guard), m_cells(Grid(blocks.size)), m_numbers(blocks.numbers), m_out(solver, {guard})
{
    for (const NumberVar& number : m_numbers)
        m_largest = std::max(m_largest, number.lo + static_cast<int>(number.values.size()) - 1);
    m_open = blocks.orMore ? m_largest : 0;
    m_isSeldom.assign(static_cast<std::size_t>(m_largest) + 1, 0);
    for (int cell = 0; cell < m_cells.count(); ++cell) {
        auto& possible = m_possible.emplace_back(static_cast<std::size_t>(m_largest) + 1, 0);
        for (int value = 1; value <= m_largest; ++value)
            possible[static_cast<std::size_t>(value)] = is(cell, value) != No ? 1 : 0;
    }
    countBoard(halt);
    for (int value = 1; value <= m_largest && !halt.reached(); ++value) {
        dropSmallAreas(value);
        encodeNeighbours(value);
    }
}

Lit BlocksRule::is(int cell, int value) const
{
    const NumberVar& number = m_numbers[static_cast<std::size_t>(cell)];
    const int k = value - number.lo;
    return k >= 0 && k < static_cast<int>(number.values.size()) ? number.values[static_cast<std::size_t>(k)] : No;
}

bool BlocksRule::canBe(int cell, int value) const
{
    return m_possible[static_cast<std::size_t>(cell)][static_cast<std::size_t>(value)] != 0;
}

std::vector<int> BlocksRule::givenCells(int value) const
{
    std::vector<int> given;
    for (int cell = 0; cell < m_cells.count(); ++cell)
        if (is(cell, value) == Yes)
            given.push_back(cell);
    return given;
}

void BlocksRule::forbid(int cell, int value)
{
    if (!canBe(cell, value))
        return;
    m_possible[static_cast<std::size_t>(cell)][static_cast<std::size_t>(value)] = 0;
    m_out.clause({!is(cell, value)});
}

void BlocksRule::countBoard(const Halt& halt)
{
    std::vector<std::vector<int>> given{{}};
    std::vector<int> low{0};
    int slack = m_cells.count();
    for (int value = 1; value <= m_largest; ++value) {
        given.push_back(givenCells(value));
        std::vector<int> apart;
        for (const int cell : given.back())
            if (std::ranges::all_of(apart, [&](int other) { return m_cells.distance(cell, other) >= value; }))
                apart.push_back(cell);
        low.push_back(value * static_cast<int>(apart.size()));
        slack -= low.back();
    }
    m_slack = slack;
    if (slack < 0)
        m_out.clause({});
    std::vector<std::pair<int, Lit>> hidden;
    for (int value = 1; value <= m_largest && !halt.reached(); ++value) {
        const auto& cells = given[static_cast<std::size_t>(value)];
        if (slack < value)
            limitReach(value, cells);
        if (!cells.empty() && (low[static_cast<std::size_t>(value)] + slack) / value == 1)
            limitSingle(value, cells);
        if (cells.empty() && value <= slack)
            hidden.push_back({value, m_out.fresh()});
    }
    groupSeldom(hidden);
    limitHidden(hidden, slack, halt);
}

/// Large values of which nothing is given are many, and hardly ever is it one of them: what holds for all of them is
/// said once.
void BlocksRule::groupSeldom(const std::vector<std::pair<int, Lit>>& hidden)
{
    for (const auto& [value, occurs] : hidden)
        m_isSeldom[static_cast<std::size_t>(value)] = value > largestEasy ? 1 : 0;
    if (std::ranges::count(m_isSeldom, 1) < 2) {
        std::ranges::fill(m_isSeldom, 0);
        return;
    }
    for (int cell = 0; cell < m_cells.count(); ++cell) {
        Lit& seldom = m_seldom.emplace_back(No);
        for (int value = 1; value <= m_largest; ++value)
            if (m_isSeldom[static_cast<std::size_t>(value)] != 0 && canBe(cell, value)) {
                if (seldom == No)
                    seldom = m_out.fresh();
                m_out.clause({!is(cell, value), seldom});
            }
    }
}

/// Values of which nothing is given share the slack. Large ones among them make the search long, and seldom are they
/// what a solution needs.
void BlocksRule::limitHidden(const std::vector<std::pair<int, Lit>>& hidden, int slack, const Halt& halt)
{
    if (!hidden.empty() && hidden.back().first > largestEasy)
        m_easy = m_out.fresh();
    for (const auto& [value, occurs] : hidden) {
        if (halt.reached())
            return;
        if (value > largestEasy)
            m_out.clause({!m_easy, !occurs});
        for (int cell = 0; cell < m_cells.count(); ++cell)
            if (canBe(cell, value))
                m_out.clause({!is(cell, value), occurs});
        for (const auto& [other, alsoOccurs] : hidden)
            if (other < value && other + value > slack)
                m_out.clause({!occurs, !alsoOccurs});
    }
}

void BlocksRule::ease(std::vector<Lit>& literals) const
{
    if (m_easy != Yes)
        literals.push_back(m_easy);
}

/// Exactly one block has the value.
void BlocksRule::limitSingle(int value, const std::vector<int>& given)
{
    std::vector<Lit> all;
    for (int cell = 0; cell < m_cells.count(); ++cell) {
        if (std::ranges::any_of(given, [&](int clue) { return m_cells.distance(cell, clue) >= value; }))
            forbid(cell, value);
        if (canBe(cell, value) && is(cell, value) != Yes)
            all.push_back(is(cell, value));
    }
    const int missing = value - static_cast<int>(given.size());
    if (value <= largestCounted) // above, the sums cost more than they spare
        encoding::count(m_out, all, missing, missing, 1);
}

/// Every block of the value holds a given cell.
void BlocksRule::limitReach(int value, const std::vector<int>& given)
{
    for (int cell = 0; cell < m_cells.count(); ++cell)
        if (std::ranges::none_of(given, [&](int clue) { return m_cells.distance(cell, clue) < value; }))
            forbid(cell, value);
}

void BlocksRule::dropSmallAreas(int value)
{
    for (const auto& area : m_cells.areas([&](int cell) { return canBe(cell, value); }))
        if (static_cast<int>(area.size()) < value)
            for (const int cell : area)
                forbid(cell, value);
}

void BlocksRule::encodeNeighbours(int value)
{
    for (int cell = 0; cell < m_cells.count(); ++cell) {
        if (!canBe(cell, value))
            continue;
        std::vector<Lit> support{!is(cell, value)};
        std::vector<Lit> beside;
        for (const int next : m_cells.beside(cell))
            if (canBe(next, value))
                beside.push_back(is(next, value));
        support.insert(support.end(), beside.begin(), beside.end());
        if (value > 1)
            m_out.clause(std::move(support));
        for (std::size_t i = 0; i < beside.size() && value <= 2 && value != m_open; ++i) {
            if (value == 1)
                m_out.clause({!is(cell, value), !beside[i]});
            for (std::size_t k = i + 1; k < beside.size() && value == 2; ++k)
                m_out.clause({!is(cell, value), !beside[i], !beside[k]});
        }
    }
}

bool BlocksRule::fits(std::size_t size, int value) const
{
    const auto cells = static_cast<int>(size);
    return value == m_open ? cells >= value && cells <= m_slack : cells == value;
}

/// Calls use(area, value) for each area that has not the size of its number. A cell may have several numbers while the
/// rule that forbids it is left out.
template <class Use>
void BlocksRule::eachWrong(const Truth& truth, const Use& use) const
{
    std::vector<char> occurs(static_cast<std::size_t>(m_largest) + 1, 0);
    for (const NumberVar& number : m_numbers)
        for (std::size_t k = 0; k < number.values.size(); ++k)
            if (truth[number.values[k]])
                occurs[static_cast<std::size_t>(number.lo) + k] = 1;
    for (int value = 1; value <= m_largest; ++value)
        if (occurs[static_cast<std::size_t>(value)] != 0)
            for (const auto& area : m_cells.areas([&](int cell) { return truth[is(cell, value)]; }))
                if (!fits(area.size(), value))
                    use(area, value);
}

int BlocksRule::cutModel(const Truth& truth, int, const Halt& halt)
{
    int cuts = 0;
    eachWrong(truth, [&](const std::vector<int>& area, int value) {
        if (halt.reached())
            return;
        ++cuts;
        if (static_cast<int>(area.size()) > value)
            cutLarge(area, value);
        else
            cutSmall(area, value, truth);
    });
    return cuts;
}

void BlocksRule::cutLarge(const std::vector<int>& area, int value)
{
    std::vector<Lit> clause;
    const auto most = static_cast<std::size_t>(value == m_open ? m_slack : value);
    for (std::size_t i = 0; i <= most; ++i)
        clause.push_back(!is(area[i], value));
    m_out.clause(std::move(clause));
}

/// What is seen of one value is told of all that do not fit in there either: else each of them would need a look.
void BlocksRule::cutSmall(const std::vector<int>& area, int value, const Truth& truth)
{
    const auto mayJoin = [&](int cell) { return !truth[is(cell, value)]; };
    const CellGraph::Rim rim = m_cells.rim(area, static_cast<std::size_t>(value) - 1, mayJoin);
    const auto cross = [&](const auto& has) {
        if (has(area.front()) == No)
            return;
        std::vector<Lit> ways{!has(area.front())};
        for (const int cell : rim.cells)
            if (has(cell) != No)
                ways.push_back(has(cell));
        m_out.clause(std::move(ways));
    };
    const auto inside = static_cast<int>(rim.inside);
    for (int larger = inside + 1; larger <= m_largest; ++larger)
        if (m_isSeldom[static_cast<std::size_t>(larger)] == 0 || larger == value || inside > largestEasy)
            cross([&](int cell) { return canBe(cell, larger) ? is(cell, larger) : No; });
    if (inside <= largestEasy && !m_seldom.empty())
        cross([&](int cell) { return m_seldom[static_cast<std::size_t>(cell)]; });
}

bool BlocksRule::isRight(const Truth& truth, std::vector<Lit>*)
{
    bool right = true;
    eachWrong(truth, [&](const std::vector<int>&, int) { right = false; });
    return right;
}

} // namespace tokisuji
