// Witnesses: what the rules say outright about literals of which one holds.
#pragma once

#include "engine/sat/content.h"
#include "engine/sat/encode/lazy.h"

#include <vector>

namespace tokisuji {

/// "At least one of these" for every instance that says so, helpers looked through. `selectors` by instance.
[[nodiscard]] std::vector<Witness> witnessesOf(const Rules&, const Translation&, const std::vector<Lit>& selectors);

} // namespace tokisuji
