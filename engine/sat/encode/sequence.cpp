// Sequence in a line: where each block starts and ends, in order encoding ("at j or later"). That took 11 ms for a
// 30x30 nonogram where an automaton that reads the line took 200. A block of known length ends that much after its
// start, so both are the same literals; one of unknown length has an end of its own.
//
// Round a ring there are at most eight cells: whatever part of them forbids every completion, and no smaller part of it
// does, becomes a clause (these are the prime implicates, so that unit propagation sees all that follows).
#include "engine/rules/runs.h"
#include "engine/sat/encode/local.h"

#include <algorithm>
#include <array>
#include <cstdint>

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

class Line {
public:
    Line(Encoder& out, const Sequence& sequence) : m_out(out), m_cells(sequence.cells)
    {
        placeBlocks(sequence.blocks);
        if (m_blocks.size() != sequence.blocks.size()) {
            m_out.clause({}); // too long for the line
            return;
        }
        for (std::size_t i = 0; i < m_blocks.size(); ++i) {
            if (sequence.blocks[i] == question)
                putBefore(m_blocks[i].start, m_blocks[i].end);
            if (i > 0)
                putBefore(m_blocks[i - 1].end, m_blocks[i].start);
        }
        for (int j = 0; j < size(); ++j)
            fill(j);
        for (std::size_t i = 0; i <= m_blocks.size(); ++i)
            clearBefore(i);
    }

private:
    [[nodiscard]] int size() const { return static_cast<int>(m_cells.size()); }
    [[nodiscard]] Lit cell(int j) const { return m_cells[static_cast<std::size_t>(j)]; }

    /// Every block as far to the left and right as the others let it.
    void placeBlocks(const std::vector<int>& blocks)
    {
        int room = size() + 1;
        for (const int block : blocks)
            room -= leastLength(block) + 1;
        if (room < 0 || std::ranges::find(blocks, 0) != blocks.end())
            return;
        int left = 0;
        for (const int block : blocks) {
            const int length = leastLength(block);
            const Position start(m_out, left, left + room);
            m_blocks.push_back({start, block == question ? Position(m_out, left + length, left + room + length)
                                                         : start.movedBy(length)});
            left += length + 1;
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
        m_out.clause(std::move(covers));
    }

    /// Nothing holds between the block before and block i; the frame stands for a missing one.
    void clearBefore(std::size_t i)
    {
        const Position before = i == 0 ? Position(0) : m_blocks[i - 1].end;
        const Position next = i == m_blocks.size() ? Position(size()) : m_blocks[i].start;
        for (int j = before.lo(); j < next.hi(); ++j)
            m_out.clause({before.atLeast(j + 1), !next.atLeast(j + 1), !cell(j)});
    }

    Encoder& m_out;
    const std::vector<Lit>& m_cells;
    std::vector<Block> m_blocks;
};

/// What is known of the cells of a ring, a digit 0, 1 or 2 (open) each, written to base 3.
class Ring {
public:
    explicit Ring(const Sequence& sequence) : m_size(sequence.cells.size())
    {
        m_weights[0] = 1;
        for (std::size_t i = 0; i < m_size; ++i)
            m_weights[i + 1] = 3 * m_weights[i];
        m_isForbidden.resize(m_weights[m_size]);
        for (std::size_t part = 0; part < m_isForbidden.size(); ++part)
            m_isForbidden[part] = forbids(sequence, part);
    }

    void write(Encoder& out, const std::vector<Lit>& cells) const
    {
        for (std::size_t part = 0; part < m_isForbidden.size(); ++part) {
            if (!m_isForbidden[part] || !isSmallest(part))
                continue;
            std::vector<Lit> clause;
            for (std::size_t i = 0; i < m_size; ++i)
                if (digit(part, i) != open)
                    clause.push_back(digit(part, i) == 1 ? !cells[i] : cells[i]);
            out.clause(std::move(clause));
        }
    }

private:
    static constexpr std::size_t open = 2;
    static constexpr std::size_t largest = 8;

    [[nodiscard]] std::size_t digit(std::size_t part, std::size_t i) const { return part / m_weights[i] % 3; }

    /// Open digits are larger than the others, so both completions come before.
    [[nodiscard]] bool forbids(const Sequence& sequence, std::size_t part) const
    {
        std::vector<bool> cells;
        for (std::size_t i = 0; i < m_size; ++i) {
            if (digit(part, i) == open)
                return m_isForbidden[part - m_weights[i]] && m_isForbidden[part - 2 * m_weights[i]];
            cells.push_back(digit(part, i) == 1);
        }
        return !fits(sequence, runsOf(cells, true));
    }
    [[nodiscard]] bool isSmallest(std::size_t part) const
    {
        for (std::size_t i = 0; i < m_size; ++i)
            if (const std::size_t known = digit(part, i);
                known != open && m_isForbidden[part + (open - known) * m_weights[i]])
                return false;
        return true;
    }

    std::size_t m_size;
    std::array<std::size_t, largest + 1> m_weights{};
    std::vector<bool> m_isForbidden;
};

} // namespace

void sequence(Encoder out, const Sequence& sequence)
{
    if (sequence.ring)
        Ring(sequence).write(out, sequence.cells);
    else
        Line(out, sequence);
}

} // namespace tokisuji::encoding
