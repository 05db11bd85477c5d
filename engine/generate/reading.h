// Reading: how much of a board with a known solution is determined. The search asks this again and again, so it is
// bounded by effort, never by time: the same board is read in the same way on every machine.
#pragma once

#include "engine/board/board.h"
#include "engine/sat/halt.h"

#include <cstdint>
#include <span>
#include <vector>

namespace tokisuji {

struct ReadingBounds {
    std::int64_t effort = 20'000; ///< conflicts and rounds of cuts in all
    /// Stop as soon as more answers than this are known to be open; 0: only whether the solution is the only one.
    int mostOpen = INT32_MAX;
    /// Solutions of boards like this one. Those that are solutions of this one too need not be searched for.
    std::span<const Board> others = {};
};

struct Reading {
    enum Kind : std::uint8_t {
        Unique,
        Several,
        NoSolution, ///< what was said to be a solution is none
        TooHard,    ///< given up, or stopped from outside
        Unread,     ///< nobody has asked yet
    } kind = TooHard;
    /// Of those answers that differ between solutions, the first places; at least so many when stopped early.
    std::vector<Place> open;
    std::vector<Board> others; ///< other solutions that were searched for and found, a few of them
};

/// The latest other solutions that readings have found.
class OtherSolutions {
public:
    void add(std::vector<Board> found);
    [[nodiscard]] std::span<const Board> boards() const { return m_boards; }

private:
    std::vector<Board> m_boards; ///< the latest last
};

/// `solution` carries the marks of one; its clues are not looked at.
[[nodiscard]] Reading readBoard(const Board&, const Board& solution, const ReadingBounds&, const Halt&);

} // namespace tokisuji
