// Sequence: all arrangements of the blocks that agree with what is known; what they share follows.
//
// A line is read by a chain of states: a gap, the cells of the first block, a gap, and so on. Forwards and backwards
// over the line, the states that can be met at each cell say what the cell can be. Round a ring of eight, every filling
// is examined.
#include "engine/rules/runs.h"
#include "engine/trace/mind.h"
#include "engine/trace/propagate/propagators.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <span>

namespace tokisuji::tracing {

namespace {

enum class Cell : std::uint8_t { Clear, Filled, Open };

/// What a cell can be; neither, where nothing goes.
struct Choice {
    bool filled = false;
    bool clear = false;

    void allow(bool fills) { (fills ? filled : clear) = true; }
    [[nodiscard]] bool isNone() const { return !filled && !clear; }
    [[nodiscard]] bool isForced() const { return filled != clear; }
};
using Choices = std::vector<Choice>;

/// The states that read a line: "in a gap", "at this cell of that block", after which blocks have been read. From each
/// of them the reader goes on to the next, or stays where it may.
class Chain {
public:
    explicit Chain(const Sequence& sequence)
        : m_sequence(sequence), m_isPossible(std::ranges::find(sequence.blocks, 0) == sequence.blocks.end())
    {
        m_gaps.emplace(Read(), addGap());
        if (m_isPossible)
            addBlocks();
    }

    [[nodiscard]] Choices choices(const std::vector<Cell>& cells) const
    {
        const std::size_t n = cells.size();
        if (isTooLarge())
            return Choices(n, {true, true});
        Choices found(n);
        if (!m_isPossible)
            return found;
        std::vector<std::vector<char>> met(n + 1, std::vector<char>(m_states.size()));
        met[0][0] = 1; // before the first cell: the first gap may be empty
        for (std::size_t j = 0; j < n; ++j)
            for (std::size_t s = 0; s < m_states.size(); ++s)
                if (met[j][s] != 0)
                    for (const std::size_t next : m_states[s].next)
                        if (goesWith(next, cells[j]))
                            met[j + 1][next] = 1;
        std::vector<char> leads(m_states.size()); // to the end, from here
        for (std::size_t s = 0; s < m_states.size(); ++s)
            leads[s] = m_states[s].mayEnd ? 1 : 0;
        for (std::size_t j = n; j-- > 0;)
            leads = stepBack(leads, met[j], cells[j], found[j]);
        return found;
    }

private:
    static constexpr std::size_t mostStates = 2000; ///< blocks in any order may be read in many ways
    using Read = std::vector<int>;                  ///< the blocks read so far, sorted where their order is open
    struct State {
        bool fills;
        bool mayEnd = false; ///< all blocks have been read
        std::vector<std::size_t> next{};
    };

    [[nodiscard]] bool isTooLarge() const { return m_states.size() > mostStates; }

    std::size_t addState(bool fills)
    {
        m_states.push_back({fills});
        return m_states.size() - 1;
    }
    std::size_t addGap()
    {
        const std::size_t gap = addState(false);
        m_states[gap].next.push_back(gap);
        return gap;
    }

    /// From each gap those blocks that may be the next, with the gap behind.
    void addBlocks()
    {
        std::vector<Read> open{{}};
        while (!open.empty() && !isTooLarge()) {
            const Read read = open.back();
            open.pop_back();
            m_states[m_gaps.at(read)].mayEnd = isAllAfter(read);
            if (nextAfter(read) == std::vector{anyBlocks}) { // nothing has to come, and any others may
                Read behind = read;
                behind.push_back(anyBlocks);
                m_gaps.emplace(behind, m_gaps.at(read));
                addOthers(m_gaps.at(read), isAllAfter(read));
                open.push_back(std::move(behind));
                continue;
            }
            for (const int block : nextAfter(read)) {
                Read longer = read;
                longer.push_back(block);
                if (m_sequence.order == Sequence::AnyOrder)
                    std::ranges::sort(longer);
                if (!m_gaps.contains(longer)) {
                    m_gaps.emplace(longer, addGap());
                    open.push_back(longer);
                }
                addBlock(block, m_gaps.at(read), m_gaps.at(longer), isAllAfter(longer));
            }
        }
    }
    /// Does no block have to come any more?
    [[nodiscard]] bool isAllAfter(const Read& read) const
    {
        const std::span rest = std::span(m_sequence.blocks).subspan(read.size());
        return std::ranges::all_of(rest, [](int block) { return block == anyBlocks; });
    }
    /// Blocks of any length that lead back to the gap.
    void addOthers(std::size_t gap, bool mayEnd)
    {
        const std::size_t other = addState(true);
        m_states[gap].next.push_back(other);
        m_states[other] = {.fills = true, .mayEnd = mayEnd, .next = {other, gap}};
    }
    [[nodiscard]] std::vector<int> nextAfter(const Read& read) const
    {
        const std::vector<int>& blocks = m_sequence.blocks;
        if (m_sequence.order == Sequence::AsGiven)
            return {blocks.begin() + static_cast<std::ptrdiff_t>(read.size()),
                    blocks.begin() + static_cast<std::ptrdiff_t>(std::min(read.size() + 1, blocks.size()))};
        std::vector<int> left;
        for (const int block : blocks)
            if (std::ranges::count(blocks, block) > std::ranges::count(read, block)
                && std::ranges::find(left, block) == left.end())
                left.push_back(block);
        return left;
    }
    void addBlock(int block, std::size_t before, std::size_t behind, bool isLast)
    {
        std::size_t state = before;
        for (int i = 0; i < (block == question ? 1 : block); ++i) {
            const std::size_t next = addState(true);
            m_states[state].next.push_back(next);
            state = next;
        }
        if (block == question)
            m_states[state].next.push_back(state);
        m_states[state].next.push_back(behind);
        m_states[state].mayEnd = isLast; // it may end at the frame
    }

    [[nodiscard]] bool goesWith(std::size_t s, Cell cell) const
    {
        return cell == Cell::Open || (cell == Cell::Filled) == m_states[s].fills;
    }
    /// The states before a cell from which the end can be reached, of those that are met there.
    [[nodiscard]] std::vector<char> stepBack(const std::vector<char>& leads, const std::vector<char>& met, Cell cell,
                                             Choice& choice) const
    {
        std::vector<char> before(leads.size());
        for (std::size_t s = 0; s < m_states.size(); ++s)
            if (met[s] != 0)
                for (const std::size_t next : m_states[s].next)
                    if (leads[next] != 0 && goesWith(next, cell)) {
                        before[s] = 1;
                        choice.allow(m_states[next].fills);
                    }
        return before;
    }

    const Sequence& m_sequence;
    bool m_isPossible;
    std::vector<State> m_states;
    std::map<Read, std::size_t> m_gaps; ///< behind these blocks
};

Choices choicesOnRing(const Sequence& sequence, const std::vector<Cell>& cells)
{
    unsigned known = 0, filled = 0;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        known |= cells[i] == Cell::Open ? 0U : 1U << i;
        filled |= cells[i] == Cell::Filled ? 1U << i : 0U;
    }
    Choices found(cells.size());
    std::vector<bool> filling(cells.size());
    for (unsigned bits = 0; bits < 1U << cells.size(); ++bits) {
        if ((bits & known) != filled)
            continue;
        for (std::size_t i = 0; i < cells.size(); ++i)
            filling[i] = (bits >> i & 1U) != 0;
        if (fits(sequence, runsOf(filling, true)))
            for (std::size_t i = 0; i < cells.size(); ++i)
                found[i].allow(filling[i]);
    }
    return found;
}

class Arrangements {
public:
    explicit Arrangements(const Sequence& sequence) : m_sequence(sequence)
    {
        if (sequence.form == Sequence::Line)
            m_chain.emplace(sequence);
    }

    [[nodiscard]] Choices choices(const std::vector<Cell>& cells) const
    {
        return m_chain ? m_chain->choices(cells) : choicesOnRing(m_sequence, cells);
    }

    /// The known cells without which less would follow.
    [[nodiscard]] std::vector<Cell> needed(const std::vector<Cell>& known, const Choices& wanted) const
    {
        std::vector<Cell> kept = known;
        for (std::size_t i = 0; i < known.size(); ++i) {
            if (known[i] == Cell::Open || m_sequence.cells[i].constant())
                continue;
            kept[i] = Cell::Open;
            if (!follows(wanted, choices(kept), known))
                kept[i] = known[i];
        }
        return kept;
    }

private:
    [[nodiscard]] static bool follows(const Choices& wanted, const Choices& found, const std::vector<Cell>& known)
    {
        if (wanted.front().isNone())
            return found.front().isNone();
        for (std::size_t i = 0; i < known.size(); ++i)
            if (known[i] == Cell::Open && wanted[i].isForced() && !found[i].isForced())
                return false;
        return true;
    }

    const Sequence& m_sequence;
    std::optional<Chain> m_chain; ///< of a line
};

} // namespace

void examineSequence(Mind& mind, int subject)
{
    const Instance& instance = mind.ground().instance(subject);
    const std::vector<Lit>& lits = instance.get<Sequence>().cells;
    if (!mind.isTrue(instance.guard) || lits.empty())
        return;
    std::vector<Cell> known;
    for (const Lit l : lits)
        known.push_back(mind.isOpen(l) ? Cell::Open : mind.isTrue(l) ? Cell::Filled : Cell::Clear);
    const Arrangements arrangements(instance.get<Sequence>());
    const Choices choices = arrangements.choices(known);
    const bool isClash = choices.front().isNone();
    Deduction d{.technique = idOf(Move::Arrangement), .instances = {subject}};
    for (std::size_t i = 0; i < lits.size() && !isClash; ++i)
        if (known[i] == Cell::Open && choices[i].isForced())
            d.conclusions.push_back({choices[i].filled ? lits[i] : !lits[i]});
    if (d.conclusions.empty() && !isClash)
        return;
    const std::vector<Cell> needed = arrangements.needed(known, choices);
    for (std::size_t i = 0; i < lits.size(); ++i)
        if (needed[i] != Cell::Open && !lits[i].constant())
            d.premises.push_back({needed[i] == Cell::Filled ? lits[i] : !lits[i]});
    mind.conclude(std::move(d));
}

} // namespace tokisuji::tracing
