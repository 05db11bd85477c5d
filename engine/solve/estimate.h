// Estimate: how many solutions a board has, counted while they are few, else estimated from random samples.
#pragma once

#include "engine/solve/verdict.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <stop_token>

namespace tokisuji {

struct SolutionCount {
    /// Different ones that were found. All of them if `isExact`.
    std::int64_t counted = 0;
    bool isExact = false;
    int samples = 0; ///< 0: nothing is estimated yet
    double mean = 0; ///< the estimate
    double low = 0;  ///< it lies between these with a confidence of 95 %, as far as that many samples can tell
    double high = 0;
    friend bool operator==(const SolutionCount&, const SolutionCount&) = default;
};

struct CountOptions {
    MarkUse marks = MarkUse::Ignore;
    int mostCounted = 500;              ///< beyond that it is estimated
    std::chrono::milliseconds limit{0}; ///< then what is known so far is told; 0: never
    int mostSamples = 2000;
    double precision = 0.03; ///< no more samples once the interval reaches this share of the mean to either side
};

/// Called on the counting thread whenever more is known.
using CountSink = std::function<void(const SolutionCount&)>;

/// The same for the same board and options. Stopped: what is known so far. Requires a board with rules whose answer is
/// marks.
[[nodiscard]] SolutionCount countSolutions(const Board&, const CountOptions& = {}, const std::stop_token& = {},
                                           const CountSink& = {});

} // namespace tokisuji
