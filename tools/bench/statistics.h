// Statistics: what many times come down to.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

namespace tokisuji::bench {

/// Requires one value at least.
[[nodiscard]] inline double median(std::vector<double> values)
{
    std::ranges::sort(values);
    return values[values.size() / 2];
}

/// Requires one value at least, all of them positive.
[[nodiscard]] inline double geometricMean(const std::vector<double>& ratios)
{
    double logs = 0;
    for (const double ratio : ratios)
        logs += std::log(ratio);
    return std::exp(logs / static_cast<double>(ratios.size()));
}

} // namespace tokisuji::bench
