// Crossed-off clues: a helper mark of the solver on a clue that is done with.
#pragma once

#include "editor/ui/tools/desk.h"

namespace tokisuji {

/// A click on a clue crosses it off, or takes that back.
[[nodiscard]] bool clickClue(Desk& desk, Spot at, Button button);
/// X does the same for the clue under the cursor.
[[nodiscard]] bool crossClueKeys(Desk& desk, const KeyPress& press);

} // namespace tokisuji
