// Sequence in a line: where each block starts and ends, in order encoding ("at j or later"). That took 11 ms for a
// 30x30 nonogram where an automaton that reads the line took 200. A block of known length ends that much after its
// start, so both are the same literals; one of unknown length has an end of its own. Where blocks come in any order, it
// is open which of them is the first, the second and so on: each of these has an end of its own, and one of the
// lengths. Between two blocks where any others may come, the cells are free but for those right beside the two.
//
// Round a ring there are at most eight cells: whatever part of them forbids every completion, and no smaller part of it
// does, becomes a clause (these are the prime implicates, so that unit propagation sees all that follows).
#include "engine/rules/runs.h"
#include "engine/sat/encode/local.h"

#include <algorithm>
#include <functional>
#include <map>
#include <mutex>
#include <span>
#include <tuple>
#include <utility>

namespace tokisuji::encoding {

namespace {

/// A position lo..hi.
class Position {
public:
    /// Known to be there.
    explicit Position(int at) : m_lo(at), m_hi(at) {}
    Position(Encoder& out, int lo, int hi) : m_lo(lo), m_hi(hi)
    {
        for (int j = lo + 1; j <= hi; ++j) {
            m_lits.push_back(out.fresh());
            if (j > lo + 1)
                out.clause({!m_lits.back(), m_lits[m_lits.size() - 2]});
        }
    }
    [[nodiscard]] Position movedBy(int steps) const
    {
        Position moved = *this;
        moved.m_lo += steps;
        moved.m_hi += steps;
        return moved;
    }
    [[nodiscard]] int lo() const { return m_lo; }
    [[nodiscard]] int hi() const { return m_hi; }
    [[nodiscard]] Lit atLeast(int j) const
    {
        return j <= m_lo ? Yes : j > m_hi ? No : m_lits[static_cast<std::size_t>(j - m_lo - 1)];
    }

private:
    int m_lo;
    int m_hi;
    std::vector<Lit> m_lits;
};

/// From the cell `start` up to the one before `end`.
struct Block {
    Position start;
    Position end;
};

int leastLength(int block)
{
    return block == question ? 1 : block;
}

/// Must it be found out which block is which?
bool isOrderOpen(const Sequence& sequence)
{
    return sequence.order == Sequence::AnyOrder
           && std::ranges::adjacent_find(sequence.blocks, std::not_equal_to()) != sequence.blocks.end();
}

class Line {
public:
    Line(Encoder& out, const Sequence& sequence) : m_out(out), m_cells(sequence.cells)
    {
        if (!isLongEnough(sequence.blocks)) {
            m_out.clause({});
            return;
        }
        if (isOrderOpen(sequence))
            placeInAnyOrder(sequence.blocks);
        else
            placeInOrder(sequence.blocks);
        m_isFree.resize(m_blocks.size() + 1, false);
        for (std::size_t i = 1; i < m_blocks.size(); ++i)
            putBefore(m_blocks[i - 1].end, m_blocks[i].start);
        for (int j = 0; j < size(); ++j)
            fill(j);
        for (std::size_t i = 0; i <= m_blocks.size(); ++i)
            if (m_isFree[i])
                partBefore(i);
            else
                clearBefore(i);
    }

private:
    [[nodiscard]] int size() const { return static_cast<int>(m_cells.size()); }
    [[nodiscard]] Lit cell(int j) const { return m_cells[static_cast<std::size_t>(j)]; }

    /// Cells that the blocks and the gaps behind them take at least.
    [[nodiscard]] static int spaceFor(std::span<const int> blocks)
    {
        int space = 0;
        for (const int block : blocks)
            space += block == anyBlocks ? 0 : leastLength(block) + 1;
        return space;
    }
    [[nodiscard]] bool isLongEnough(const std::vector<int>& blocks) const
    {
        return spaceFor(blocks) <= size() + 1 && std::ranges::find(blocks, 0) == blocks.end();
    }

    /// Every block as far to the left and right as the others let it.
    void placeInOrder(const std::vector<int>& blocks)
    {
        const int room = size() + 1 - spaceFor(blocks);
        int left = 0;
        for (const int block : blocks) {
            if (block == anyBlocks) {
                m_isFree.resize(m_blocks.size());
                m_isFree.push_back(true);
                continue;
            }
            const int length = leastLength(block);
            const Position start(m_out, left, left + room);
            m_blocks.push_back({start, block == question ? Position(m_out, left + length, left + room + length)
                                                         : start.movedBy(length)});
            if (block == question)
                putBefore(m_blocks.back().start, m_blocks.back().end);
            left += length + 1;
        }
    }

    /// The shortest blocks may be those before or behind.
    void placeInAnyOrder(std::vector<int> blocks)
    {
        std::ranges::sort(blocks, {}, leastLength);
        const std::span all(blocks);
        for (std::size_t i = 0; i < blocks.size(); ++i) {
            const int left = spaceFor(all.first(i)), right = size() - spaceFor(all.first(blocks.size() - 1 - i));
            const int length = leastLength(blocks.front());
            m_blocks.push_back({Position(m_out, left, right - length), Position(m_out, left + length, right)});
            putBefore(m_blocks.back().start, m_blocks.back().end);
        }
        nameLengths(blocks);
    }

    /// Each block has one of the lengths, each length is that of as many blocks as are asked for.
    void nameLengths(const std::vector<int>& lengths)
    {
        std::map<int, std::vector<Lit>> blocksWith;
        std::vector<std::vector<Lit>> lengthsOf(m_blocks.size());
        for (const int length : lengths)
            blocksWith.try_emplace(length);
        for (auto& [length, blocks] : blocksWith) {
            for (std::size_t i = 0; i < m_blocks.size(); ++i) {
                blocks.push_back(m_out.fresh());
                lengthsOf[i].push_back(blocks.back());
                if (length != question)
                    measure(m_blocks[i], length, blocks.back());
            }
            const auto wanted = static_cast<int>(std::ranges::count(lengths, length));
            count(m_out, blocks, wanted, wanted, 1);
        }
        for (const std::vector<Lit>& choice : lengthsOf)
            count(m_out, choice, 1, 1, 1);
    }

    void measure(const Block& block, int length, Lit isSo)
    {
        for (int j = block.start.lo(); j <= block.start.hi(); ++j) {
            m_out.clause({!isSo, !block.start.atLeast(j), block.end.atLeast(j + length)});
            m_out.clause({!isSo, block.start.atLeast(j + 1), !block.end.atLeast(j + length + 1)});
        }
    }

    /// `later` comes at least one after `earlier`.
    void putBefore(const Position& earlier, const Position& later)
    {
        for (int j = earlier.lo(); j <= earlier.hi(); ++j)
            m_out.clause({!earlier.atLeast(j), later.atLeast(j + 1)});
    }

    /// A cell that holds lies in a block, and a cell in a block holds.
    void fill(int j)
    {
        std::vector<Lit> covers{!cell(j)};
        for (const auto& [start, end] : m_blocks) {
            if (j < start.lo() || j >= end.hi())
                continue;
            const Lit started = !start.atLeast(j + 1), goesOn = end.atLeast(j + 1);
            m_out.clause({!started, !goesOn, cell(j)});
            const Lit covered = m_out.fresh();
            m_out.clause({!covered, started});
            m_out.clause({!covered, goesOn});
            covers.push_back(covered);
        }
        for (std::size_t i = 0; i <= m_blocks.size(); ++i)
            if (m_isFree[i])
                coverByGap(i, j, covers);
        m_out.clause(std::move(covers));
    }

    [[nodiscard]] Position endBefore(std::size_t i) const { return i == 0 ? Position(0) : m_blocks[i - 1].end; }
    [[nodiscard]] Position startOf(std::size_t i) const
    {
        return i == m_blocks.size() ? Position(size()) : m_blocks[i].start;
    }

    /// The cell lies in the gap before block i, where it may hold.
    void coverByGap(std::size_t i, int j, std::vector<Lit>& covers)
    {
        const Lit isBehind = !endBefore(i).atLeast(j + 1), isBefore = startOf(i).atLeast(j + 1);
        if (isBehind == No || isBefore == No)
            return;
        const Lit covered = m_out.fresh();
        m_out.clause({!covered, isBehind});
        m_out.clause({!covered, isBefore});
        covers.push_back(covered);
    }

    /// Whatever holds in the gap before block i does not touch the blocks beside it.
    void partBefore(std::size_t i)
    {
        const Position before = endBefore(i), next = startOf(i);
        for (int j = before.lo(); i > 0 && j <= before.hi() && j < size(); ++j)
            m_out.clause({!before.atLeast(j), before.atLeast(j + 1), !cell(j)});
        for (int j = std::max(next.lo(), 1); i < m_blocks.size() && j <= next.hi(); ++j)
            m_out.clause({!next.atLeast(j), next.atLeast(j + 1), !cell(j - 1)});
    }

    /// Nothing holds between the block before and block i; the frame stands for a missing one.
    void clearBefore(std::size_t i)
    {
        const Position before = endBefore(i), next = startOf(i);
        for (int j = before.lo(); j < next.hi(); ++j)
            m_out.clause({before.atLeast(j + 1), !next.atLeast(j + 1), !cell(j)});
    }

    Encoder& m_out;
    const std::vector<Lit>& m_cells;
    std::vector<Block> m_blocks;
    std::vector<bool> m_isFree; ///< by the gap before each block and behind the last: others may stand there
};

/// A ring of few cells. What is known of them are two sets of bits: the known cells, and those of them that hold.
class Ring {
public:
    explicit Ring(const Sequence& sequence)
        : m_size(sequence.cells.size()), m_all((1U << m_size) - 1), m_isForbidden((m_all + 1) * (m_all + 1))
    {
        for (unsigned known = m_all;; --known) {
            forEachSubset(known, [&](unsigned holding) {
                m_isForbidden[at(known, holding)] = forbids(sequence, known, holding) ? 1 : 0;
            });
            if (known == 0)
                break;
        }
    }

    struct Part {
        unsigned known = 0;
        unsigned holding = 0;
    };
    /// What must not be known, and nothing of it may be left out.
    [[nodiscard]] std::vector<Part> smallest() const
    {
        std::vector<Part> parts;
        for (unsigned known = 0; known <= m_all; ++known)
            forEachSubset(known, [&](unsigned holding) {
                if (m_isForbidden[at(known, holding)] != 0 && isSmallest(known, holding))
                    parts.push_back({known, holding});
            });
        return parts;
    }

private:
    template <class Visit>
    static void forEachSubset(unsigned set, const Visit& visit)
    {
        for (unsigned subset = set;; subset = (subset - 1) & set) {
            visit(subset);
            if (subset == 0)
                return;
        }
    }
    [[nodiscard]] std::size_t at(unsigned known, unsigned holding) const { return (known << m_size) | holding; }

    /// Where more is known has been seen before.
    [[nodiscard]] bool forbids(const Sequence& sequence, unsigned known, unsigned holding) const
    {
        if (known != m_all) {
            const unsigned open = m_all & ~known, cell = open & -open;
            return m_isForbidden[at(known | cell, holding)] != 0
                   && m_isForbidden[at(known | cell, holding | cell)] != 0;
        }
        std::vector<bool> cells(m_size);
        for (std::size_t i = 0; i < m_size; ++i)
            cells[i] = (holding >> i & 1) != 0;
        return !fits(sequence, runsOf(cells, true));
    }
    [[nodiscard]] bool isSmallest(unsigned known, unsigned holding) const
    {
        for (unsigned left = known; left != 0; left &= left - 1)
            if (const unsigned cell = left & -left; m_isForbidden[at(known & ~cell, holding & ~cell)] != 0)
                return false;
        return true;
    }

    std::size_t m_size;
    unsigned m_all;
    std::vector<char> m_isForbidden;
};

/// The same numbers stand on many boards, and on each after every edit; all searches of the program share what was
/// found. May be called from any thread.
const std::vector<Ring::Part>& partsOf(const Sequence& sequence)
{
    using Numbers = std::tuple<std::size_t, Sequence::Order, std::vector<int>>;
    static std::mutex mutex;
    // some hundred at most; never destroyed, so that a search that is still being ended may read them
    static auto& known = *new std::map<Numbers, std::vector<Ring::Part>>;
    Numbers numbers(sequence.cells.size(), sequence.order, sequence.blocks);
    const std::scoped_lock lock(mutex);
    const auto found = known.find(numbers);
    return found != known.end() ? found->second
                                : known.emplace(std::move(numbers), Ring(sequence).smallest()).first->second;
}

void writeRing(Encoder& out, const Sequence& sequence)
{
    for (const auto [known, holding] : partsOf(sequence)) {
        std::vector<Lit> clause;
        for (std::size_t i = 0; i < sequence.cells.size(); ++i)
            if ((known >> i & 1) != 0)
                clause.push_back((holding >> i & 1) != 0 ? !sequence.cells[i] : sequence.cells[i]);
        out.clause(std::move(clause));
    }
}

} // namespace

void encode(Encoder out, const Sequence& sequence)
{
    if (sequence.form == Sequence::Ring)
        writeRing(out, sequence);
    else
        Line(out, sequence);
}

} // namespace tokisuji::encoding
