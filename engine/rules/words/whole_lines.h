// Words about lines that part a board from side to side.
#pragma once

#include "engine/rules/words/regions.h"

namespace tokisuji {

/// Borders that go straight from frame to frame; family whole-border.
class WholeLines {
public:
    WholeLines(Rules&, const Board&);

    /// The lines that may run between two cells.
    [[nodiscard]] std::vector<Lit> between(Place one, Place other) const;
    /// "No line runs between them."
    [[nodiscard]] Lit inOnePiece(Place one, Place other) const { return !m_rules->anyOf(between(one, other)); }

private:
    /// The line on the side `d` of a cell and of all that follow it.
    [[nodiscard]] Lit lineFrom(const Borders&, Place cell, Dir d, Dir along);

    Rules* m_rules;
    std::vector<Lit> m_upright; ///< right of each column
    std::vector<Lit> m_level;   ///< below each row
};

} // namespace tokisuji
