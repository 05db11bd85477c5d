// Scrambled states of a twisty puzzle: what `generate twisty` prints.
#pragma once

#include "app/command.h"

namespace tokisuji {

/// A state for each seed, --turns at random away from the goal of --definition (a name or the path of a file).
[[nodiscard]] Checked<Exit> generateTwisty(const Arguments&);

} // namespace tokisuji
