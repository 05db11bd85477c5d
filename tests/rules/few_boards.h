// How many boards a test fills in every way.
#pragma once

#include "tests/support/tries.h"

namespace tokisuji::tests {

/// So that no size takes long.
inline double mostFillingsOfASize()
{
    return tries(150'000);
}

/// Of `wanted` boards of a size, one more? Some are filled whatever it takes, and all until enough fillings were right.
inline bool isOneMore(int boards, int wanted, double filled, int right)
{
    constexpr int some = 3, enough = 20;
    return boards < tries(wanted) && (boards < some || filled < mostFillingsOfASize() || right <= enough);
}

} // namespace tokisuji::tests
