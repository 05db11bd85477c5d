// Sequence: all arrangements of the blocks that go with what is known; what they share follows.
//
// A line is read by a chain of states: a gap, the cells of the first block, a gap, and so on. Forwards and backwards
// over the line, the states that can be met at each cell say what the cell can be. Round a ring of eight every filling
// is looked at.
#include "engine/rules/runs.h"
#include "engine/trace/mind.h"
#include "engine/trace/propagate/propagators.h"

#include <algorithm>
#include <cstdint>

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

/// The states that read a line. From each one the reader goes on to the next, or stays where it may.
class Chain {
public:
    explicit Chain(const Sequence& sequence)
    {
        m_states.push_back({false, true});
        for (const int block : sequence.blocks) {
            const int length = block == question ? 1 : block;
            m_isPossible = m_isPossible && length > 0;
            for (int i = 0; i < length; ++i)
                m_states.push_back({true, block == question});
            m_states.push_back({false, true});
        }
    }

    [[nodiscard]] Choices choices(const std::vector<Cell>& cells) const
    {
        const std::size_t n = cells.size();
        Choices found(n);
        if (!m_isPossible)
            return found;
        std::vector<std::vector<char>> met(n + 1, std::vector<char>(m_states.size()));
        met[0][0] = 1; // before the first cell: the first gap may be empty
        for (std::size_t j = 0; j < n; ++j)
            for (std::size_t s = 0; s < m_states.size(); ++s)
                if (met[j][s] != 0)
                    for (const std::size_t next : after(s))
                        if (goesWith(next, cells[j]))
                            met[j + 1][next] = 1;
        std::vector<char> leads(m_states.size()); // to the end, from here
        leads.back() = 1;
        if (m_states.size() > 1)
            leads[m_states.size() - 2] = 1; // the last block may end at the frame
        for (std::size_t j = n; j-- > 0;)
            leads = stepBack(leads, met[j], cells[j], found[j]);
        return found;
    }

private:
    struct State {
        bool fills;
        bool stays; ///< may be read again
    };

    [[nodiscard]] std::vector<std::size_t> after(std::size_t s) const
    {
        std::vector<std::size_t> next;
        if (m_states[s].stays)
            next.push_back(s);
        if (s + 1 < m_states.size())
            next.push_back(s + 1);
        return next;
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
                for (const std::size_t next : after(s))
                    if (leads[next] != 0 && goesWith(next, cell)) {
                        before[s] = 1;
                        choice.allow(m_states[next].fills);
                    }
        return before;
    }

    std::vector<State> m_states;
    bool m_isPossible = true;
};

Choices choicesOnRing(const Sequence& sequence, const std::vector<Cell>& cells)
{
    Choices found(cells.size());
    std::vector<bool> filling(cells.size());
    for (unsigned bits = 0; bits < 1U << cells.size(); ++bits) {
        bool goes = true;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            filling[i] = (bits >> i & 1U) != 0;
            goes = goes && (cells[i] == Cell::Open || (cells[i] == Cell::Filled) == filling[i]);
        }
        if (goes && fits(sequence, runsOf(filling, true)))
            for (std::size_t i = 0; i < cells.size(); ++i)
                found[i].allow(filling[i]);
    }
    return found;
}

class Arrangements {
public:
    explicit Arrangements(const Sequence& sequence) : m_sequence(sequence), m_chain(sequence) {}

    [[nodiscard]] Choices choices(const std::vector<Cell>& cells) const
    {
        return m_sequence.ring ? choicesOnRing(m_sequence, cells) : m_chain.choices(cells);
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
    Chain m_chain;
};

} // namespace

void examineSequence(Mind& mind, int subject)
{
    const Instance& instance = mind.ground().instance(subject);
    const std::vector<Lit>& lits = mind.rules().sequence(instance).cells;
    if (!mind.isTrue(instance.guard) || lits.empty())
        return;
    std::vector<Cell> known;
    for (const Lit l : lits)
        known.push_back(mind.isOpen(l) ? Cell::Open : mind.isTrue(l) ? Cell::Filled : Cell::Clear);
    const Arrangements arrangements(mind.rules().sequence(instance));
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
