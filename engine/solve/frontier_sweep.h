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
#include "engine/solve/link_board.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace tokisuji {

/// What is the same for all states when one cell is filled.
struct FrontierSpot {
    int cell;
    int x;
    std::uint8_t number; ///< label; 0 none
    std::uint8_t below;  ///< the number in the cell below
    std::uint8_t beside; ///< the number in the next cell
    bool hasRight;
    bool hasDown;
    bool mayTurnRight; ///< from above to the right: there is a number up that way
    bool mayTurnLeft;
};

/// `Bytes`: of a state, one for each column and one more.
template <std::size_t Bytes>
class FrontierSweep {
public:
    static constexpr int mostColumns = Bytes - 1;
    static constexpr int mostLabels = 63;
    /// Are there labels for all numbers and pieces?
    [[nodiscard]] static bool fits(const LinkBoard& board)
    {
        const int numbers = static_cast<int>(board.numbers.size() - std::ranges::count(board.numbers, 0)) / 2;
        return board.size.width <= mostColumns && firstNumber + numbers + board.size.width / 2 + 1 < mostLabels;
    }

    /// Requires fits().
    explicit FrontierSweep(LinkBoard board) : m_board(std::move(board))
    {
        m_firstPiece = static_cast<std::uint8_t>(firstNumber + *std::ranges::max_element(m_board.numbers) + 1);
        m_ends.fill({-1, -1});
        for (int c = 0; c < m_board.size.cells(); ++c)
            if (const std::uint8_t label = labelAt(c); label != 0)
                m_ends[label] = {m_ends[label].first < 0 ? c : m_ends[label].first, c};
        Row start{};
        start.at[Bytes - 1] = flagsMark;
        m_states.clear(1);
        m_states.add(start, {});
        m_states.settle();
    }

    [[nodiscard]] bool isDone() const { return m_cell == m_board.size.cells() || m_states.rows.empty(); }
    /// States that were continued.
    [[nodiscard]] std::size_t work() const { return m_work; }
    /// What it may cost yet, by what it has cost so far.
    [[nodiscard]] double outlook() const
    {
        const double left = 1 - static_cast<double>(m_cell) / m_board.size.cells();
        return static_cast<double>(m_work) * left * left;
    }

    /// Fills the next cell. False: the halt was reached, or there are too many states; nothing more can be done then.
    [[nodiscard]] bool advance(const Halt&, std::size_t mostStates);
    /// Some that differ, at most so many; two where there are two. Requires isDone().
    [[nodiscard]] std::vector<LinkSolution> solutions(std::size_t most) const;

private:
    static constexpr int cellsPerStep = 3; ///< until equal states are looked for
    static constexpr std::uint8_t complete = 1;
    static constexpr std::uint8_t firstNumber = 1; ///< label of number n: firstNumber + n
    static constexpr std::uint8_t newPiece = 63;   ///< until pieces are named in order
    static constexpr std::uint8_t labelBits = 63;
    static constexpr std::uint8_t leadsDown = 64;
    static constexpr std::uint8_t leadsRight = 1;    ///< a flag: a link leads into the next cell
    static constexpr std::uint8_t cornerIsEmpty = 2; ///< a flag: the cell up and left of the next one
    static constexpr std::uint8_t flagsMark = 128;   ///< flags are no label
    static constexpr std::uint32_t nowhere = UINT32_MAX;

    /// By column; the last byte holds flags.
    struct Row {
        alignas(8) std::array<std::uint8_t, Bytes> at{};
        [[nodiscard]] std::uint8_t label(int x) const { return at[static_cast<std::size_t>(x)] & labelBits; }
        [[nodiscard]] bool isDown(int x) const { return (at[static_cast<std::size_t>(x)] & leadsDown) != 0; }
        [[nodiscard]] bool has(std::uint8_t flag) const { return (at[Bytes - 1] & flag) != 0; }
        void rename(std::uint8_t from, std::uint8_t to)
        {
            for (std::uint8_t& b : at)
                b = (b & ~leadsDown) == from ? static_cast<std::uint8_t>((b & leadsDown) | to) : b;
        }
        friend bool operator==(const Row& a, const Row& b) { return std::memcmp(a.at.data(), b.at.data(), Bytes) == 0; }
    };
    /// The states at the end of the row before from which a state comes: one, and another one or the same in another
    /// way.
    struct Origins {
        std::uint32_t first = nowhere;
        std::uint32_t second = nowhere;
    };
    /// Each state once. What is added waits a little, until memory is at hand.
    class States {
    public:
        std::vector<Row> rows;
        std::vector<Origins> origins;

        void add(const Row&, Origins);
        /// Nothing waits any more.
        void settle();
        void clear(std::size_t expected);

    private:
        struct Waiting {
            Row row;
            Origins from;
            std::uint64_t hash;
        };
        [[nodiscard]] static std::uint64_t hash(const Row&);
        void insert(const Waiting&);
        void resize(std::size_t count);
        /// An index + 1, and the upper half of a hash; 0 none.
        [[nodiscard]] static std::uint64_t slotOf(std::size_t index, std::uint64_t hash)
        {
            return (hash & ~std::uint64_t(UINT32_MAX)) | (index + 1);
        }

        std::vector<std::uint64_t> m_slots;
        std::array<Waiting, 16> m_waiting;
        std::size_t m_added = 0;
        std::size_t m_inserted = 0;
    };

    [[nodiscard]] std::uint8_t labelAt(int cell) const
    {
        const int number = m_board.numbers[static_cast<std::size_t>(cell)];
        return number == 0 ? 0 : static_cast<std::uint8_t>(firstNumber + number);
    }
    [[nodiscard]] std::uint8_t labelAt(int x, int y) const
    {
        const auto [width, height] = m_board.size;
        return x < 0 || y < 0 || x >= width || y >= height ? std::uint8_t(0) : labelAt(y * width + x);
    }
    [[nodiscard]] bool numberUp(int x, int y, int step) const
    {
        for (x += step, --y; x >= 0 && x < m_board.size.width && y >= 0; x += step, --y)
            if (labelAt(x, y) != 0)
                return true;
        return false;
    }
    [[nodiscard]] FrontierSpot spotAt(int cell) const
    {
        const int x = cell % m_board.size.width, y = cell / m_board.size.width;
        return {.cell = cell,
                .x = x,
                .number = labelAt(cell),
                .below = labelAt(x, y + 1),
                .beside = labelAt(x + 1, y),
                .hasRight = x + 1 < m_board.size.width,
                .hasDown = y + 1 < m_board.size.height,
                .mayTurnRight = numberUp(x, y, 1),
                .mayTurnLeft = numberUp(x, y, -1)};
    }

    void fillAll(const Row&, std::span<const FrontierSpot>, const Origins&);
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

    LinkBoard m_board;
    std::uint8_t m_firstPiece;
    std::array<std::pair<int, int>, 64> m_ends; ///< by label: the cells of a number
    States m_states;
    States m_next;
    struct Boundary {
        std::vector<Row> rows;
        std::vector<Origins> origins;
    };
    std::vector<Boundary> m_boundaries; ///< at the end of each row
    int m_cell = 0;
    std::size_t m_work = 0;
    std::size_t m_kept = 0;
};

// --- states ---

template <std::size_t Bytes>
std::uint64_t FrontierSweep<Bytes>::States::hash(const Row& row)
{
    std::uint64_t mixed = 0;
    for (std::size_t i = 0; i < Bytes; i += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, row.at.data() + i, 8);
        mixed = (mixed ^ word) * 0x9e3779b97f4a7c15ULL;
        mixed ^= mixed >> 32;
    }
    mixed *= 0xff51afd7ed558ccdULL;
    return mixed ^ mixed >> 29;
}

template <std::size_t Bytes>
void FrontierSweep<Bytes>::States::resize(std::size_t count)
{
    m_slots.assign(count, 0);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const std::uint64_t hashed = hash(rows[i]);
        std::size_t at = hashed & (count - 1);
        while (m_slots[at] != 0)
            at = (at + 1) & (count - 1);
        m_slots[at] = slotOf(i, hashed);
    }
}

template <std::size_t Bytes>
void FrontierSweep<Bytes>::States::clear(std::size_t expected)
{
    rows.clear();
    origins.clear();
    std::size_t count = 1024;
    while (count < 2 * expected)
        count *= 2;
    m_slots.assign(count, 0);
}

template <std::size_t Bytes>
void FrontierSweep<Bytes>::States::add(const Row& row, Origins from)
{
    if (m_added - m_inserted == m_waiting.size())
        insert(m_waiting[m_inserted++ % m_waiting.size()]);
    Waiting& last = m_waiting[m_added++ % m_waiting.size()];
    last = {row, from, hash(row)};
    __builtin_prefetch(&m_slots[last.hash & (m_slots.size() - 1)]);
}

template <std::size_t Bytes>
void FrontierSweep<Bytes>::States::settle()
{
    while (m_inserted < m_added)
        insert(m_waiting[m_inserted++ % m_waiting.size()]);
}

template <std::size_t Bytes>
void FrontierSweep<Bytes>::States::insert(const Waiting& added)
{
    if (m_slots.size() < 2 * (rows.size() + 1))
        resize(2 * m_slots.size());
    const std::size_t mask = m_slots.size() - 1;
    std::size_t at = added.hash & mask;
    for (; m_slots[at] != 0; at = (at + 1) & mask) {
        if ((m_slots[at] ^ added.hash) >> 32 != 0)
            continue;
        const std::size_t found = (m_slots[at] & UINT32_MAX) - 1;
        if (rows[found] == added.row) {
            if (origins[found].second == nowhere)
                origins[found].second = added.from.first;
            return;
        }
    }
    rows.push_back(added.row);
    origins.push_back(added.from);
    m_slots[at] = slotOf(rows.size() - 1, added.hash);
}

template <std::size_t Bytes>
bool FrontierSweep<Bytes>::advance(const Halt& halt, std::size_t mostStates)
{
    constexpr std::size_t statesPerLook = 1024;
    if (m_cell % m_board.size.width == 0)
        for (std::uint32_t i = 0; i < m_states.origins.size(); ++i)
            m_states.origins[i] = {i, nowhere};
    std::vector<FrontierSpot> spots;
    do
        spots.push_back(spotAt(m_cell++));
    while (static_cast<int>(spots.size()) < cellsPerStep && m_cell % m_board.size.width != 0);
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
    if (m_cell % m_board.size.width == 0) {
        m_boundaries.push_back({m_states.rows, m_states.origins});
        m_kept += m_states.rows.size();
    }
    return true;
}

template <std::size_t Bytes>
void FrontierSweep<Bytes>::fillAll(const Row& row, std::span<const FrontierSpot> spots, const Origins& from)
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
    const bool isFromLeft = row.has(leadsRight), isFromUp = row.isDown(x);
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
        next.rename(number, complete);
        place(next, spot, complete, Way::End, true, take);
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
    const bool isFromLeft = row.has(leadsRight), isFromUp = row.isDown(x);
    if (isFromLeft && isFromUp)
        return join(row, spot, take);
    if (!isFromLeft && !isFromUp) {
        place(row, spot, 0, Way::End, false, take);
        if (spot.hasRight && spot.hasDown)
            place(row, spot, newPiece, Way::Both, false, take);
        return;
    }
    const std::uint8_t up = row.label(x), left = x > 0 ? row.label(x - 1) : std::uint8_t(0);
    const std::uint8_t path = isFromLeft ? left : up;
    if ((isFromLeft ? up : left) == path)
        return;
    if (spot.hasRight && (isFromLeft || (spot.mayTurnRight && row.label(x + 1) != 0)))
        place(row, spot, path, Way::Right, false, take);
    if (spot.hasDown)
        place(row, spot, path, Way::Down, false, take);
}

/// What comes from above and from the left becomes one path.
template <std::size_t Bytes>
template <class Take>
void FrontierSweep<Bytes>::join(const Row& row, const FrontierSpot& spot, const Take& take) const
{
    if (row.has(cornerIsEmpty) || !spot.mayTurnLeft)
        return;
    const std::uint8_t up = row.label(spot.x), left = row.label(spot.x - 1);
    const std::uint8_t stays = std::min(up, left), goes = std::max(up, left); // numbers come before pieces
    Row next = row;
    if (up == left) {
        if (up >= m_firstPiece)
            return; // a ring
        next.rename(up, complete);
        return place(next, spot, complete, Way::End, true, take);
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
    if (!goesWithNumbers(row, spot, label, way) || (label > complete && touchesInRow(row, x, label)))
        return;
    if (isDown && x > 0 && row.isDown(x - 1) && row.label(x - 1) == label)
        return; // below they would lie side by side
    row.at[static_cast<std::size_t>(x)] = static_cast<std::uint8_t>(label | (isDown ? leadsDown : 0));
    row.at[Bytes - 1] = static_cast<std::uint8_t>(flagsMark | (isRight ? leadsRight : 0)
                                                  | (before == 0 && spot.hasRight ? cornerIsEmpty : 0));
    if (isRenamed || before >= m_firstPiece || label == newPiece)
        nameInOrder(row);
    if (!isRenamed || isPlanar(row, spot))
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
    const int width = m_board.size.width;
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
        if (label == goes && x != spot.x && !row.isDown(x) && below < m_board.size.cells() && labelAt(below) == stays)
            return true;
    }
    return false;
}

/// Can the ends of numbers that all lie on the frontier be joined below it without crossing?
template <std::size_t Bytes>
bool FrontierSweep<Bytes>::isPlanar(const Row& row, const FrontierSpot& spot) const
{
    std::array<std::uint8_t, Bytes + 1> open;
    std::size_t depth = 0;
    std::uint64_t seen = 0;
    const auto visit = [&](std::uint8_t label) {
        if (label >= m_firstPiece || m_ends[label].second > spot.cell)
            return true;
        if (depth > 0 && open[depth - 1] == label) {
            --depth;
            return true;
        }
        open[depth++] = label;
        const bool isFirst = (seen >> label & 1) == 0;
        seen |= std::uint64_t(1) << label;
        return isFirst;
    };
    for (int x = 0; x < m_board.size.width; ++x) {
        if (row.isDown(x) && !visit(row.label(x)))
            return false;
        if (x == spot.x && row.has(leadsRight) && !visit(row.label(x)))
            return false;
    }
    return true;
}

template <std::size_t Bytes>
void FrontierSweep<Bytes>::nameInOrder(Row& row) const
{
    std::array<std::uint8_t, 64> names{};
    std::uint8_t next = m_firstPiece;
    for (int x = 0; x < m_board.size.width; ++x) {
        const std::uint8_t label = row.label(x);
        if (label < m_firstPiece)
            continue;
        if (names[label] == 0)
            names[label] = next++;
        std::uint8_t& place = row.at[static_cast<std::size_t>(x)];
        place = static_cast<std::uint8_t>((place & leadsDown) | names[label]);
    }
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
        const Origins& from = m_boundaries[row].origins[last];
        last = row == branch ? from.second : from.first;
        if (last == nowhere && row == branch)
            return std::nullopt;
        if (row == branch && from.second == from.first)
            chain.another = row;
    }
    return chain;
}

template <std::size_t Bytes>
LinkSolution FrontierSweep<Bytes>::solutionOf(const Chain& chain) const
{
    const auto cells = static_cast<std::size_t>(m_board.size.cells());
    LinkSolution solution{std::vector<char>(cells), std::vector<char>(cells)};
    Row from{};
    from.at[Bytes - 1] = flagsMark;
    for (std::size_t row = 0; row < m_boundaries.size(); ++row) {
        const Row& to = m_boundaries[row].rows[chain.states[row]];
        int waysBefore = chain.another == row ? 1 : 0;
        require(goRow(from, to, static_cast<int>(row) * m_board.size.width, waysBefore, solution),
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
    const FrontierSpot spot = spotAt(cell);
    bool isThere = false;
    fill(from, spot, [&](const Row& row) {
        if (isThere)
            return;
        const bool isEnd = !spot.hasRight;
        isThere = isEnd ? row == to && waysBefore-- == 0 : goRow(row, to, cell + 1, waysBefore, solution);
        if (!isThere)
            return;
        solution.right[static_cast<std::size_t>(cell)] = row.has(leadsRight) ? 1 : 0;
        solution.down[static_cast<std::size_t>(cell)] = row.isDown(spot.x) ? 1 : 0;
    });
    return isThere;
}

} // namespace tokisuji
