// Words about a loop that runs one way round: arrows that it follows and winds that it does not run against.
#pragma once

#include "engine/rules/words/line.h"

#include <optional>

namespace tokisuji {

/// Which way round is a function of the loop: the first arrow on it tells whether the inside lies on its right. Without
/// an arrow, any way round that no wind forbids will do.
class Current {
public:
    /// The loop must outlive it.
    Current(Rules& r, const Board& b, Loop& line) : m_rules(&r), m_board(&b), m_line(&line) {}

    /// The line runs straight through a cell in this direction; families arrow-straight and arrow-direction.
    void through(Place cell, Dir);
    /// Wind blows from a filled cell as far as the next one: the line crosses it nowhere straight and runs nowhere
    /// against it, arrows in it point the same way; families across-wind, against-wind and arrow-in-wind. Requires that
    /// all arrows have been said.
    void wind(Place from, Dir);
    /// Requires that all winds have been said.
    void someWayRound();

private:
    /// The inside lies on the right of a line that leaves a cell in a direction.
    [[nodiscard]] Lit insideOnRight(Place cell, Dir);

    Rules* m_rules;
    const Board* m_board;
    Loop* m_line;
    std::optional<Lit> m_clockwise;
    std::vector<Lit> m_fitsClockwise; ///< for each edge in a wind, where no arrow tells
    std::vector<Lit> m_fitsCounter;
};

} // namespace tokisuji
