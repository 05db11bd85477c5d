// TurnGuide: the sequence of turns that is shown, and how far the board has come along it.
//
//   start ──turn 1──► state 1 ──turn 2──► state 2 ── … ──► goal
// While the board is in one of these states the sequence stays, so that it can be played and undone turn by turn; any
// other state is a new start, of which nothing is known yet.
#pragma once

#include "engine/twisty/definition.h"
#include "engine/twisty/turn_answer.h"

#include <memory>
#include <string>
#include <vector>

namespace tokisuji {

/// A value model without threads or signals.
class TurnGuide {
public:
    using Definition = std::shared_ptr<const TwistyDefinition>;

    void clear() { *this = {}; }
    /// The board is in this state now. True when it has left the sequence.
    bool follow(const Definition&, const std::string& state);
    /// The sequences that lead from a state to the goal; ignored unless it is the start. The chosen one stays chosen
    /// while it is among them.
    void offer(const std::string& state, const std::vector<TurnList>& ways);
    /// Requires an index of ways(). Only at the start.
    void choose(int way);

    [[nodiscard]] const Definition& definition() const { return m_definition; }
    [[nodiscard]] const std::string& start() const { return m_start; }
    [[nodiscard]] const std::vector<TurnList>& ways() const { return m_ways; }
    [[nodiscard]] int way() const { return m_way; } ///< index of ways(); 0 where there is none
    /// Those of the chosen way; empty where none is known.
    [[nodiscard]] const TurnList& turns() const;
    /// How many of them have been made.
    [[nodiscard]] int step() const { return m_step; }
    [[nodiscard]] bool isAtStart() const { return m_step == 0; }
    [[nodiscard]] bool isAtEnd() const { return m_step == static_cast<int>(turns().size()); }
    /// The state after that many turns. Requires 0 <= step <= turns().
    [[nodiscard]] const std::string& stateAfter(int step) const { return m_states[static_cast<std::size_t>(step)]; }

private:
    void takeWay(int way);

    Definition m_definition;
    std::string m_start;
    std::vector<TurnList> m_ways;
    std::vector<std::string> m_states; ///< along the chosen way, the start first
    int m_way = 0;
    int m_step = 0;
};

} // namespace tokisuji
