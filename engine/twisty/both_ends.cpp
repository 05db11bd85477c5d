#include "engine/twisty/both_ends.h"

#include "engine/twisty/state_table.h"
#include "engine/twisty/states.h"
#include "engine/twisty/turn_pairs.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr std::chrono::milliseconds bundleTime{10};

template <std::size_t Words>
class Search {
public:
    Search(const TwistyDefinition& d, const std::string& state, const TurnQuestion& asked, const Halt& halt,
           const TurnSink& sink)
        : m_definition(d), m_states(d), m_order(d), m_question(asked), m_halt(halt), m_sink(sink),
          m_start(m_states.tokensOf(state)), m_goal(m_states.keyOf<Words>(m_states.tokensOf(d.goal)))
    {
        m_near.insert(m_goal, 0);
        m_rim.push_back(m_goal);
        for (int turn = 0; turn < m_states.turnCount(); ++turn) {
            const Permutation back = reversed(d.turns[static_cast<std::size_t>(turn)].moves);
            std::ranges::copy(back, m_back.emplace_back().begin());
        }
    }

    TurnAnswer run()
    {
        while (!m_stopped && m_answer.ways.empty() && !m_answer.impossible) {
            widen();
            if (!m_stopped)
                list(m_answer.atLeast);
            if (m_answer.ways.empty() && !m_stopped)
                ++m_answer.atLeast;
            tell();
        }
        if (m_question.longer > 0 && !m_answer.ways.empty() && !m_stopped) {
            const int length = m_answer.atLeast + m_question.longer;
            m_answer.ways.clear();
            list(length);
        }
        m_answer.allFound = !m_stopped && !m_full;
        tell();
        return std::move(m_answer);
    }

private:
    using Tokens = TwistyStates::Tokens;
    using Key = std::array<std::uint64_t, Words>;

    /// Makes the table reach one turn farther while its rim costs less than the other end.
    void widen();
    void list(int length);
    void walk(const Tokens&, int left);
    [[nodiscard]] bool isHopeless(const Tokens&, int left) const;
    void tell()
    {
        if (m_sink)
            m_sink(m_answer);
    }
    /// The first two decide the status; more of them come in bundles.
    void tellWays()
    {
        const auto now = Halt::Clock::now();
        if (m_answer.ways.size() > 2 && now < m_told + bundleTime)
            return;
        m_told = now;
        tell();
    }
    [[nodiscard]] bool isStopped()
    {
        if (++m_looks % 1024 == 0 && m_halt.reached())
            m_stopped = true;
        return m_stopped;
    }

    const TwistyDefinition& m_definition;
    TwistyStates m_states;
    StandardOrder m_order;
    const TurnQuestion& m_question;
    const Halt& m_halt;
    const TurnSink& m_sink;
    Tokens m_start;
    Key m_goal;
    std::vector<Tokens> m_back; ///< moves of the turns' reverses
    StateTable<Words> m_near;   ///< states near the goal and how many turns away they are
    std::vector<Key> m_rim;     ///< the farthest of them
    int m_reach = 0;            ///< how far away that is
    std::size_t m_walked = 1;   ///< sequences from the state in the last round
    TurnAnswer m_answer;
    TurnList m_turns;
    std::uint64_t m_looks = 0;
    Halt::Clock::time_point m_told;
    bool m_stopped = false;
    bool m_full = false;
};

template <std::size_t Words>
void Search<Words>::widen()
{
    const std::size_t branching = m_definition.turns.size();
    while (m_reach < m_answer.atLeast && m_rim.size() <= m_walked
           && m_near.size() + m_rim.size() * branching <= m_question.mostStates / Words && !m_stopped) {
        std::vector<Key> next;
        for (const Key& key : m_rim) {
            const Tokens tokens = m_states.tokensOf<Words>(key);
            for (std::size_t turn = 0; turn < branching; ++turn) {
                Tokens before = tokens;
                m_states.turnBy(before, m_back[turn]);
                const Key found = m_states.keyOf<Words>(before);
                if (m_near.insert(found, m_reach + 1))
                    next.push_back(found);
            }
            if (isStopped())
                return;
        }
        m_rim = std::move(next);
        ++m_reach;
    }
    if (m_rim.empty() && !m_near.find(m_states.keyOf<Words>(m_start)))
        m_answer.impossible = true;
}

template <std::size_t Words>
void Search<Words>::list(int length)
{
    m_walked = 0;
    m_full = false;
    m_turns.clear();
    walk(m_start, length);
}

/// A state in the table is known to be nearer than it has to be, or just as near; one outside is too far.
template <std::size_t Words>
bool Search<Words>::isHopeless(const Tokens& tokens, int left) const
{
    if (left > m_reach)
        return false;
    const auto near = m_near.find(m_states.keyOf<Words>(tokens));
    return !near || *near > left;
}

template <std::size_t Words>
void Search<Words>::walk(const Tokens& tokens, int left)
{
    if (isStopped() || isHopeless(tokens, left))
        return;
    if (left == 0) { // in the table and no turn away: the goal
        m_answer.ways.push_back(m_turns);
        m_full = m_answer.ways.size() >= m_question.mostWays;
        tellWays();
        return;
    }
    for (int turn = 0; turn < m_states.turnCount() && !m_full; ++turn) {
        if (!m_order.mayAppend(m_turns, turn))
            continue;
        Tokens next = tokens;
        m_states.turn(next, turn);
        ++m_walked;
        m_turns.push_back(turn);
        walk(next, left - 1);
        m_turns.pop_back();
    }
}

} // namespace

TurnAnswer searchFromBothEnds(const TwistyDefinition& d, const std::string& state, const TurnQuestion& asked,
                              const Halt& halt, const TurnSink& sink)
{
    const int bits = TwistyStates(d).keyBits();
    if (bits <= 64)
        return Search<1>(d, state, asked, halt, sink).run();
    if (bits <= 128)
        return Search<2>(d, state, asked, halt, sink).run();
    if (bits <= 256)
        return Search<4>(d, state, asked, halt, sink).run();
    return Search<6>(d, state, asked, halt, sink).run();
}

} // namespace tokisuji
