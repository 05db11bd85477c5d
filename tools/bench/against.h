// Against: two builds of this program on the same puzzles, in turns.
#pragma once

#include "engine/solve/check_marks.h"
#include "tools/bench/puzzles.h"

#include <QString>

namespace tokisuji::bench {

struct Duel {
    QString ours; ///< the programs
    QString theirs;
    int pairs = 3;   ///< how often each of them runs
    int repeat = 1;  ///< checks of one run, of which the median counts
    int limitMs = 0; ///< of one check
};

/// Runs both programs by turns on each puzzle, each in a process of its own, and prints the medians of their processor
/// times and of the ratios of the pairs: per puzzle, and as a Markdown table per genre. Requires puzzles whose name is
/// their URL. False where a program does not run.
[[nodiscard]] bool runAgainst(const std::vector<Puzzle>&, const Duel&);

} // namespace tokisuji::bench
