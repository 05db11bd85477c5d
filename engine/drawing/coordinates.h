// Coordinates: which rows and columns have their numbers written beside them.
#pragma once

#include <algorithm>
#include <array>

namespace tokisuji {

/// Every 1st, 5th or 10th number, so that they stand far enough apart.
[[nodiscard]] inline int coordinateStep(double cellPixels)
{
    constexpr double pitchPx = 22;
    constexpr std::array steps{1, 5, 10};
    const auto step = std::ranges::find_if(steps, [&](int each) { return each * cellPixels >= pitchPx; });
    return step == steps.end() ? steps.back() : *step;
}

} // namespace tokisuji
