// Edge-matching puzzles from solved boards: what `generate edgematch` prints.
#pragma once

#include "app/command.h"

namespace tokisuji {

/// A puzzle for each seed. Its solution is known from its construction and is checked against the rules; the status
/// says whether it is the only one.
[[nodiscard]] Checked<Exit> generateEdgeMatch(const Arguments&);

} // namespace tokisuji
