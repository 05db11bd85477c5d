// Witnesses: what the rules say about edges that are certainly on the loop.
#pragma once

#include "engine/sat/content.h"
#include "engine/sat/encode/circuit.h"

#include <vector>

namespace tokisuji {

/// "At least one of these" for every instance that says so, helpers looked through. `selectors` by instance.
[[nodiscard]] std::vector<LoopWitness> loopWitnesses(const Rules&, const Translation&,
                                                     const std::vector<Lit>& selectors);

} // namespace tokisuji
