// Match rates: how many inner sides match by the number of colours, laid greedily and by the exact search.
#pragma once

#include "engine/board/geometry.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

namespace tokisuji {

struct MatchRateWishes {
    Size size{5, 5};
    int leastColours = 2;
    int mostColours = 20;
    int seeds = 3; ///< boards for each number of colours
    bool free = false;
    std::chrono::milliseconds limit{2000}; ///< for the exact search of one board
};
/// Means over the boards of one number of colours.
struct MatchRateRow {
    int colours = 0;
    int boards = 0;
    double greedy = 0; ///< 0 to 1
    double exact = 0;  ///< 0 to 1: of the best placement that was found in time
    int solved = 0;    ///< boards whose every side matched
    double ms = 0;     ///< of the exact search, to the solution or the limit
    friend bool operator==(const MatchRateRow&, const MatchRateRow&) = default;
};
/// Rows so far and how much is done, 0 to 1. Called on the measuring thread.
using MatchRateSink = std::function<void(const std::vector<MatchRateRow>&, double done)>;

/// One row for each number of colours, ascending; those measured so far after a stop. Seeds count from 1 on, so that
/// the same wishes measure the same boards. Requires a size and colours that makeEdgeMatch() takes.
[[nodiscard]] std::vector<MatchRateRow> measureMatchRates(const MatchRateWishes&, const std::stop_token& = {},
                                                          const MatchRateSink& = {});

/// A head line and one line for each row, rates in per cent.
[[nodiscard]] std::string matchRateCsv(const std::vector<MatchRateRow>&);

} // namespace tokisuji
