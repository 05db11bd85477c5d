// Match-rate plot: the rows of a measurement as two curves over the number of colours.
#pragma once

#include "engine/check/match_rates.h"
#include "engine/drawing/drawing.h"

namespace tokisuji {

/// Its texts, in the language of who looks at it.
struct MatchRateWords {
    std::string title;
    std::string across; ///< what the level axis counts
    std::string upward; ///< what the upright axis counts, written above it
    std::string greedy;
    std::string exact;
};

/// `from` and `to`: the numbers of colours that the level axis reaches over, whether measured yet or not. The upright
/// axis begins a little below the smallest rate. Lengths are in cells of about 40 pixels.
[[nodiscard]] Drawing drawMatchRatePlot(const std::vector<MatchRateRow>&, int from, int to, const MatchRateWords&);

} // namespace tokisuji
