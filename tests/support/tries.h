// How much the tests of random boards try.
#pragma once

#include <QtGlobal>

#include <algorithm>

namespace tokisuji::tests {

/// `few` tries; with TOKISUJI_TRIES=n in the environment n times as many, for a longer look than each commit needs.
inline int tries(int few)
{
    return few * std::max(1, qEnvironmentVariableIntValue("TOKISUJI_TRIES"));
}

} // namespace tokisuji::tests
