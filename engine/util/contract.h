// Contracts: what a caller must hold. A broken one is a bug of ours and ends the program with its name.
#pragma once

#include <cstdio>
#include <cstdlib>

namespace tokisuji {

/// Aborts with `name` when `holds` is false.
inline void require(bool holds, const char* name)
{
    if (holds)
        return;
    std::fprintf(stderr, "broken contract: %s\n", name);
    std::abort();
}

} // namespace tokisuji
