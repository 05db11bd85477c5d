// Words about the ring of the eight cells round a cell, as a line runs through it.
#pragma once

#include "engine/rules/words/line.h"

#include <array>

namespace tokisuji {

/// A stretch is a chain of cells of the ring that the line visits and joins within the ring, at least one cell.
class LineRing {
public:
    /// Requires a loop between cells.
    LineRing(Rules&, Loop&, Place centre);

    /// "The line visits this cell", for the eight cells.
    [[nodiscard]] std::vector<Lit> visited() const { return {m_visited.begin(), m_visited.end()}; }
    /// "The line joins this cell to the next one"; all of them is a ring that is one chain without an end.
    [[nodiscard]] std::vector<Lit> joined() const { return {m_joined.begin(), m_joined.end()}; }
    /// "A stretch begins here": as many hold as there are stretches.
    [[nodiscard]] std::vector<Lit> begins() const;
    /// "A stretch of exactly this many cells begins here".
    [[nodiscard]] std::vector<Lit> stretchesOf(int length) const;

private:
    static constexpr std::size_t size = 8;

    Rules* m_rules;
    std::array<Lit, size> m_visited;
    std::array<Lit, size> m_joined;
};

} // namespace tokisuji
