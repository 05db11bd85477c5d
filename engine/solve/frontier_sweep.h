// Frontier sweep: the states of a frontier that moves over a link board cell by cell, row by row.
//
// A state says of each column what its latest cell holds: nothing, or a path with its label and whether a link leads
// down from it. Labels are numbers, pieces whose two ends both lead on, or "complete". Two ways to fill the cells so
// far that lead to the same state can be continued alike, so one of them is kept, and a second one remembered.
//
// Not every solution is looked for. Take some cells of one path and give it empty ones instead, so that it becomes
// shorter, or no longer but higher up: that comes to an end, so where there are solutions, there is one in which none
// of this can be done. In such a tight solution
//
//   * cells of one path that lie side by side are joined, and no two of them in one row have but empty cells between;
//   * where a path turns up, the cell within the bend is not empty. What passes there is another path, which turns in
//     the same manner, so that a row of bends ends at a number.
//
//         · └──        · is used by another path: └ again, or a number
//
// Solutions that are not tight come from tight ones by the reverse (frontier.cpp).
#pragma once

#include "engine/sat/halt.h"
#include "engine/solve/frontier_ground.h"
#include "engine/solve/frontier_order.h"
#include "engine/solve/frontier_row.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace tokisuji {

/// `Bytes`: of a state, one for each column and one more.
template <std::size_t Bytes>
class FrontierSweep {
public:
    [[nodiscard]] static bool fits(const LinkBoard& board)
    {
        return board.size.width < static_cast<int>(Bytes) && FrontierGround::fits(board);
    }

    /// Requires fits().
    explicit FrontierSweep(const LinkBoard& board) : m_ground(board), m_firstPiece(m_ground.firstPiece())
    {
        Row start{};
        start.at[Bytes - 1] = frontier::flagsMark;
        m_states.clear(1);
        m_states.add(start, {});
        m_states.settle();
    }

    [[nodiscard]] bool isDone() const { return m_cell == m_ground.cells() || m_states.rows.empty(); }
    /// States that were continued.
    [[nodiscard]] std::size_t work() const { return m_work; }
    /// What it may cost yet, by what it has cost so far.
    [[nodiscard]] double outlook() const
    {
        const double left = 1 - static_cast<double>(m_cell) / m_ground.cells();
        return static_cast<double>(m_work) * left * left;
    }

    /// Fills the next cell. False: the halt was reached, or there are too many states; nothing more can be done then.
    [[nodiscard]] bool advance(const Halt&, std::size_t mostStates);
    /// Some that differ, at most so many; two where there are two. Requires isDone().
    [[nodiscard]] std::vector<LinkSolution> solutions(std::size_t most) const;

private:
    static constexpr int cellsPerStep = 3; ///< until equal states are looked for
    using Row = FrontierRow<Bytes>;

    void fillAll(const Row&, std::span<const FrontierSpot>, const FrontierOrigins&);
    // What may follow a state when a cell is filled; each is passed to `take`.
    template <class Take>
    void fill(const Row&, const FrontierSpot&, const Take&) const;
    template <class Take>
    void fillNumber(const Row&, const FrontierSpot&, const Take&) const;
    template <class Take>
    void fillOther(const Row&, const FrontierSpot&, const Take&) const;
    template <class Take>
    void join(const Row&, const FrontierSpot&, const Take&) const;

    enum class Way : std::uint8_t { End, Right, Down, Both };
    /// The cell gets a label and links that lead on; nothing is taken where that cannot go well.
    template <class Take>
    void place(Row, const FrontierSpot&, std::uint8_t label, Way, bool isRenamed, const Take&) const;
    [[nodiscard]] bool goesWithNumbers(const Row&, const FrontierSpot&, std::uint8_t label, Way) const;
    [[nodiscard]] bool touchesInRow(const Row&, int x, std::uint8_t label) const;
    [[nodiscard]] bool wouldTouch(const Row&, const FrontierSpot&, std::uint8_t one, std::uint8_t other) const;
    [[nodiscard]] bool isPlanar(const Row&, const FrontierSpot&) const;
    [[nodiscard]] bool mayBegin(const Row&, const FrontierSpot&) const;
    [[nodiscard]] bool isRoomUnder(const Row&, const FrontierSpot&, std::uint8_t label) const;
    [[nodiscard]] bool isRoomUnderAll(const Row&, int y) const;
    void nameInOrder(Row&) const;

    /// How a solution came about.
    struct Chain {
        std::vector<std::uint32_t> states;  ///< indices, at the end of each row
        std::optional<std::size_t> another; ///< the row in which another way is gone between the same states
    };
    /// Back from a state at the end; at the end of one row, to its second origin. Empty where it has none.
    [[nodiscard]] std::optional<Chain> chainFrom(std::uint32_t last, std::optional<std::size_t> branch) const;
    [[nodiscard]] LinkSolution solutionOf(const Chain&) const;
    [[nodiscard]] bool goRow(const Row& from, const Row& to, int cell, int& waysBefore, LinkSolution&) const;

    FrontierGround m_ground;
    std::uint8_t m_firstPiece;
    FrontierStates<Bytes> m_states;
    FrontierStates<Bytes> m_next;
    struct Boundary {
        std::vector<Row> rows;
        std::vector<FrontierOrigins> origins;
    };
    std::vector<Boundary> m_boundaries; ///< at the end of each row
    int m_cell = 0;
    std::size_t m_work = 0;
    std::size_t m_kept = 0;
};

template <std::size_t Bytes>
bool FrontierSweep<Bytes>::advance(const Halt& halt, std::size_t mostStates)
{
    constexpr std::size_t statesPerLook = 1024;
    if (m_cell % m_ground.size().width == 0)
        for (std::uint32_t i = 0; i < m_states.origins.size(); ++i)
            m_states.origins[i] = {i, frontier::nowhere};
    std::vector<FrontierSpot> spots;
    do
        spots.push_back(m_ground.spotAt(m_cell++));
    while (static_cast<int>(spots.size()) < cellsPerStep && m_cell % m_ground.size().width != 0);
    m_next.clear(m_states.rows.size());
    for (std::size_t i = 0; i < m_states.rows.size(); ++i) {
        if (i % statesPerLook == 0
            && (halt.reached() || m_kept + m_states.rows.size() + m_next.rows.size() > mostStates))
            return false;
        fillAll(m_states.rows[i], spots, m_states.origins[i]);
    }
    m_next.settle();
    m_work += m_states.rows.size() + 1000;
    std::swap(m_states, m_next);
    if (m_cell % m_ground.size().width == 0) {
        m_boundaries.push_back({m_states.rows, m_states.origins});
        m_kept += m_states.rows.size();
    }
    return true;
}

template <std::size_t Bytes>
void FrontierSweep<Bytes>::fillAll(const Row& row, std::span<const FrontierSpot> spots, const FrontierOrigins& from)
{
    fill(row, spots.front(),
         [&](const Row& next) { spots.size() == 1 ? m_next.add(next, from) : fillAll(next, spots.subspan(1), from); });
}

// --- filling a cell ---

template <std::size_t Bytes>
template <class Take>
void FrontierSweep<Bytes>::fill(const Row& row, const FrontierSpot& spot, const Take& take) const
{
    spot.number != 0 ? fillNumber(row, spot, take) : fillOther(row, spot, take);
}

template <std::size_t Bytes>
template <class Take>
void FrontierSweep<Bytes>::fillNumber(const Row& row, const FrontierSpot& spot, const Take& take) const
{
    const auto [x, number] = std::pair(spot.x, spot.number);
    const bool isFromLeft = row.has(frontier::leadsRight), isFromUp = row.isDown(x);
    const std::uint8_t up = row.label(x), left = x > 0 ? row.label(x - 1) : std::uint8_t(0);
    if (isFromLeft && isFromUp)
        return;
    if (!isFromLeft && !isFromUp) {
        if (up == number || left == number)
            return;
        if (spot.hasRight)
            place(row, spot, number, Way::Right, true, take);
        if (spot.hasDown)
            place(row, spot, number, Way::Down, true, take);
        return;
    }
    const std::uint8_t path = isFromLeft ? left : up, other = isFromLeft ? up : left;
    if (other != 0 && (other == path || other == number))
        return;
    Row next = row;
    if (path == number) {
        next.rename(number, frontier::complete);
        place(next, spot, frontier::complete, Way::End, true, take);
    } else if (path >= m_firstPiece && !wouldTouch(row, spot, path, number)) {
        next.rename(path, number);
        place(next, spot, number, Way::End, true, take);
    }
}

template <std::size_t Bytes>
template <class Take>
void FrontierSweep<Bytes>::fillOther(const Row& row, const FrontierSpot& spot, const Take& take) const
{
    const int x = spot.x;
    const bool isFromLeft = row.has(frontier::leadsRight), isFromUp = row.isDown(x);
    if (isFromLeft && isFromUp)
        return join(row, spot, take);
    if (!isFromLeft && !isFromUp) {
        place(row, spot, 0, Way::End, false, take);
        if (spot.hasRight && spot.hasDown && mayBegin(row, spot))
            place(row, spot, frontier::newPiece, Way::Both, false, take);
        return;
    }
    const std::uint8_t up = row.label(x), left = x > 0 ? row.label(x - 1) : std::uint8_t(0);
    const std::uint8_t path = isFromLeft ? left : up;
    if ((isFromLeft ? up : left) == path)
        return;
    if (spot.hasRight && (isFromLeft || (spot.mayTurnRight && row.label(x + 1) != 0)))
        place(row, spot, path, Way::Right, false, take);
    if (spot.hasDown && (!isFromLeft || path < m_firstPiece || isRoomUnder(row, spot, path)))
        place(row, spot, path, Way::Down, false, take);
}

/// What comes from above and from the left becomes one path.
template <std::size_t Bytes>
template <class Take>
void FrontierSweep<Bytes>::join(const Row& row, const FrontierSpot& spot, const Take& take) const
{
    if (row.has(frontier::cornerIsEmpty) || !spot.mayTurnLeft)
        return;
    const std::uint8_t up = row.label(spot.x), left = row.label(spot.x - 1);
    const std::uint8_t stays = std::min(up, left), goes = std::max(up, left); // numbers come before pieces
    Row next = row;
    if (up == left) {
        if (up >= m_firstPiece)
            return; // a ring
        next.rename(up, frontier::complete);
        return place(next, spot, frontier::complete, Way::End, true, take);
    }
    if (goes < m_firstPiece || wouldTouch(row, spot, stays, goes))
        return;
    next.rename(goes, stays);
    place(next, spot, stays, Way::End, true, take);
}

template <std::size_t Bytes>
template <class Take>
void FrontierSweep<Bytes>::place(Row row, const FrontierSpot& spot, std::uint8_t label, Way way, bool isRenamed,
                                 const Take& take) const
{
    const int x = spot.x;
    const bool isRight = way == Way::Right || way == Way::Both, isDown = way == Way::Down || way == Way::Both;
    const std::uint8_t before = row.label(x);
    if (!goesWithNumbers(row, spot, label, way) || (label > frontier::complete && touchesInRow(row, x, label)))
        return;
    if (isDown && x > 0 && row.isDown(x - 1) && row.label(x - 1) == label)
        return; // below they would lie side by side
    row.at[static_cast<std::size_t>(x)] = static_cast<std::uint8_t>(label | (isDown ? frontier::leadsDown : 0));
    row.at[Bytes - 1] = static_cast<std::uint8_t>(frontier::flagsMark | (isRight ? frontier::leadsRight : 0)
                                                  | (before == 0 && spot.hasRight ? frontier::cornerIsEmpty : 0));
    if (isRenamed || before >= m_firstPiece || label == frontier::newPiece)
        nameInOrder(row);
    if (isRenamed && !isPlanar(row, spot))
        return;
    if (!spot.hasRight && !isRoomUnderAll(row, spot.y))
        return;
    take(row);
}

/// The numbers below and beside, and what comes down into the next cell.
template <std::size_t Bytes>
bool FrontierSweep<Bytes>::goesWithNumbers(const Row& row, const FrontierSpot& spot, std::uint8_t label, Way way) const
{
    const bool isNumber = label < m_firstPiece;
    const bool isRight = way == Way::Right || way == Way::Both, isDown = way == Way::Down || way == Way::Both;
    if (spot.below != 0 && (isDown ? isNumber && label != spot.below : label == spot.below))
        return false;
    if (!spot.hasRight)
        return true;
    const std::uint8_t next = row.label(spot.x + 1);
    const bool comesDown = row.isDown(spot.x + 1);
    if (spot.beside != 0) {
        if (comesDown && (isRight || (next < m_firstPiece && next != spot.beside)))
            return false;
        if (isRight ? (isNumber && label != spot.beside) || next == label : label == spot.beside)
            return false;
    }
    if (!comesDown)
        return !isRight || next != label;
    if (!isRight)
        return next != label || label == 0;
    return next == label ? isNumber : !isNumber || next >= m_firstPiece;
}

/// Only empty cells between it and a cell to the left that is of the same path.
template <std::size_t Bytes>
bool FrontierSweep<Bytes>::touchesInRow(const Row& row, int x, std::uint8_t label) const
{
    int left = x - 1;
    while (left >= 0 && row.label(left) == 0)
        --left;
    return left >= 0 && left < x - 1 && row.label(left) == label;
}

/// Were the two one path, would it touch itself?
template <std::size_t Bytes>
bool FrontierSweep<Bytes>::wouldTouch(const Row& row, const FrontierSpot& spot, std::uint8_t one,
                                      std::uint8_t other) const
{
    const auto [stays, goes] = std::minmax(one, other);
    const int width = m_ground.size().width;
    std::uint8_t last = 0;
    for (int x = 0; x < width; ++x) {
        if (x == spot.x)
            last = 0; // from here on a row higher
        const std::uint8_t label = row.label(x);
        if (label == 0)
            continue;
        if ((last == stays && label == goes) || (last == goes && label == stays))
            return true;
        last = label;
        const int below = spot.cell + x - spot.x + (x < spot.x ? width : 0);
        if (label == goes && x != spot.x && !row.isDown(x) && below < m_ground.cells()
            && m_ground.labelAt(below) == stays)
            return true;
    }
    return false;
}

/// Can ends of numbers be joined below without crossing? Asked of those that lie on the frontier or on the rim.
template <std::size_t Bytes>
bool FrontierSweep<Bytes>::isPlanar(const Row& row, const FrontierSpot& spot) const
{
    if (spot.cell < m_ground.size().width)
        return true; // numbers of the first row may still come
    FrontierOrder order;
    const auto take = [&](std::uint8_t label) {
        if (label >= m_firstPiece)
            order.takePiece(label);
        else if (!m_ground.isInsideAfter(spot.cell, label))
            order.takeNumber(label);
    };
    for (int x = 0; x < m_ground.size().width; ++x) {
        if (row.isDown(x))
            take(row.label(x));
        if (x == spot.x && row.has(frontier::leadsRight))
            take(row.label(x));
    }
    for (const int cell : m_ground.rim())
        if (cell > spot.cell)
            take(m_ground.labelAt(cell));
    return order.isPossible();
}

template <std::size_t Bytes>
void FrontierSweep<Bytes>::nameInOrder(Row& row) const
{
    std::array<std::uint8_t, 64> names{};
    std::uint8_t next = m_firstPiece;
    for (int x = 0; x < m_ground.size().width; ++x) {
        const std::uint8_t label = row.label(x);
        if (label < m_firstPiece)
            continue;
        if (names[label] == 0)
            names[label] = next++;
        std::uint8_t& place = row.at[static_cast<std::size_t>(x)];
        place = static_cast<std::uint8_t>((place & frontier::leadsDown) | names[label]);
    }
}

/// Can a piece that begins here and leads to the right turn down, end at a number or be joined?
template <std::size_t Bytes>
bool FrontierSweep<Bytes>::mayBegin(const Row& row, const FrontierSpot& spot) const
{
    for (int x = spot.x + 1; x < m_ground.size().width; ++x) {
        const bool isNumber = m_ground.labelAt(x, spot.y) != 0;
        if (row.isDown(x))
            return !isNumber && row.label(x - 1) != 0 && m_ground.isNumberUp(x, spot.y, -1);
        if (isNumber || m_ground.isRoomBetween(spot.x, x, spot.y))
            return true;
    }
    return false;
}

/// A path comes from the left and turns down. Where it came up in the same row, there must be room for something.
template <std::size_t Bytes>
bool FrontierSweep<Bytes>::isRoomUnder(const Row& row, const FrontierSpot& spot, std::uint8_t label) const
{
    int left = spot.x - 1;
    while (left >= 0 && row.label(left) == label && !row.isDown(left))
        --left;
    return left < 0 || row.label(left) != label || m_ground.isRoomBetween(left, spot.x, spot.y);
}

/// The same of all pieces at the end of a row.
template <std::size_t Bytes>
bool FrontierSweep<Bytes>::isRoomUnderAll(const Row& row, int y) const
{
    int last = -1;
    for (int x = 0; x < m_ground.size().width; ++x) {
        if (!row.isDown(x))
            continue;
        if (last >= 0 && row.label(x) >= m_firstPiece && row.label(x) == row.label(last)
            && !m_ground.isRoomBetween(last, x, y))
            return false;
        last = x;
    }
    return true;
}

// --- solutions ---

template <std::size_t Bytes>
std::vector<LinkSolution> FrontierSweep<Bytes>::solutions(std::size_t most) const
{
    std::vector<LinkSolution> found;
    const auto add = [&](std::uint32_t last, std::optional<std::size_t> branch) {
        if (const auto chain = found.size() < most ? chainFrom(last, branch) : std::nullopt)
            found.push_back(solutionOf(*chain));
    };
    for (std::uint32_t last = 0; last < m_states.rows.size(); ++last)
        add(last, std::nullopt);
    for (std::size_t row = m_boundaries.size(); !found.empty() && row-- > 0;)
        add(0, row);
    return found;
}

template <std::size_t Bytes>
auto FrontierSweep<Bytes>::chainFrom(std::uint32_t last, std::optional<std::size_t> branch) const
    -> std::optional<Chain>
{
    Chain chain{std::vector<std::uint32_t>(m_boundaries.size()), std::nullopt};
    for (std::size_t row = m_boundaries.size(); row-- > 0;) {
        chain.states[row] = last;
        const FrontierOrigins& from = m_boundaries[row].origins[last];
        last = row == branch ? from.second : from.first;
        if (last == frontier::nowhere && row == branch)
            return std::nullopt;
        if (row == branch && from.second == from.first)
            chain.another = row;
    }
    return chain;
}

template <std::size_t Bytes>
LinkSolution FrontierSweep<Bytes>::solutionOf(const Chain& chain) const
{
    const auto cells = static_cast<std::size_t>(m_ground.cells());
    LinkSolution solution{std::vector<char>(cells), std::vector<char>(cells)};
    Row from{};
    from.at[Bytes - 1] = frontier::flagsMark;
    for (std::size_t row = 0; row < m_boundaries.size(); ++row) {
        const Row& to = m_boundaries[row].rows[chain.states[row]];
        int waysBefore = chain.another == row ? 1 : 0;
        require(goRow(from, to, static_cast<int>(row) * m_ground.size().width, waysBefore, solution),
                "FrontierSweep::solutionOf: each state was reached from the one before");
        from = to;
    }
    return solution;
}

/// Finds the way from one state to another again, from a cell on to the end of its row, after so many that lead there.
template <std::size_t Bytes>
bool FrontierSweep<Bytes>::goRow(const Row& from, const Row& to, int cell, int& waysBefore,
                                 LinkSolution& solution) const
{
    const FrontierSpot spot = m_ground.spotAt(cell);
    bool isThere = false;
    fill(from, spot, [&](const Row& row) {
        if (isThere)
            return;
        const bool isEnd = !spot.hasRight;
        isThere = isEnd ? row == to && waysBefore-- == 0 : goRow(row, to, cell + 1, waysBefore, solution);
        if (!isThere)
            return;
        solution.right[static_cast<std::size_t>(cell)] = row.has(frontier::leadsRight) ? 1 : 0;
        solution.down[static_cast<std::size_t>(cell)] = row.isDown(spot.x) ? 1 : 0;
    });
    return isThere;
}

} // namespace tokisuji
