// How many boards a test fills in every way.
#pragma once

#include "tests/support/tries.h"

#include <algorithm>
#include <cmath>

namespace tokisuji::tests {

/// So that no size takes long.
inline double mostFillingsOfASize()
{
    return tries(150'000);
}

/// At most `wanted` boards that have `fillings` each: of the large ones three at least.
inline int boardsWithin(int wanted, double fillings)
{
    return std::min(tries(wanted), std::max(tries(3), static_cast<int>(mostFillingsOfASize() / fillings)));
}

} // namespace tokisuji::tests
