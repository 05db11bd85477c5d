// Reading: how much of a board with a known solution is determined. The search asks this again and again, so it is
// bounded by effort, never by time: the same board is read in the same way on every machine.
#pragma once

#include "engine/board/board.h"
#include "engine/sat/halt.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace tokisuji {

struct ReadingBounds {
    std::int64_t effort = 20'000; ///< conflicts and rounds of cuts in all
    /// Stop as soon as more answers than this are known to be open; 0: only whether the solution is the only one.
    int mostOpen = INT32_MAX;
    /// Solutions of boards like this one, which may show that the solution is not the only one. With mostOpen 0 only.
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
    std::optional<Board> other; ///< another solution
};

/// `solution` carries the marks of one; its clues are not looked at.
[[nodiscard]] Reading readBoard(const Board&, const Board& solution, const ReadingBounds&, const Halt&);

} // namespace tokisuji
