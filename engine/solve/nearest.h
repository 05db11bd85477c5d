// Nearest: the solutions that differ least from a given one.
//
// An author who sees two unrelated solutions learns nothing; one who sees the few answers that can be otherwise sees
// the hole in the puzzle.
#pragma once

#include "engine/rules/rules.h"
#include "engine/sat/halt.h"
#include "engine/solve/verdict.h"

#include <chrono>
#include <functional>

namespace tokisuji {

struct Nearest {
    /// Distinct solutions, nearest first, each with the clues of the board.
    std::vector<Board> alternatives;
    /// Each of them is as near as any solution that is not in the list before it.
    bool proved = false;
    /// There is no solution beside the given one and these.
    bool allFound = false;
};
using NearestSink = std::function<void(const Nearest&)>;

struct NearestOptions {
    int count = 1;                     ///< how many alternatives to look for
    MarkUse marks = MarkUse::Ignore;   ///< Use: alternatives keep the board's answer marks
    const Board* determined = nullptr; ///< answers known to be the same in every solution
    /// How long to look for nearer ones, and to prove that there are none, for all alternatives together.
    std::chrono::milliseconds effort{2000};
    std::vector<Board> known; ///< further solutions that are at hand: the search starts from them
};

/// In how many answers two filled boards differ.
[[nodiscard]] int answerDistance(const Rules&, const Board&, const Board&);

/// `solution` is a solution of `board` (with its marks counted as the options say) and `rules` are the board's.
/// Reports every better list to the sink. Returns within 20 ms of a halt, with the best list so far.
[[nodiscard]] Nearest findNearest(const Rules& rules, const Board& board, const Board& solution,
                                  const NearestOptions& = {}, const Halt& = {}, const NearestSink& = {});

} // namespace tokisuji
