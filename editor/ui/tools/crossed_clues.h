// Crossed-off clues: a helper mark of the solver on a clue that is finished.
#pragma once

#include "editor/ui/tools/desk.h"

namespace tokisuji {

/// A click on a clue crosses it off, or undoes that.
[[nodiscard]] bool clickClue(Desk& desk, Spot at, Button button);
/// X does the same for the clue under the cursor.
[[nodiscard]] bool crossClueKeys(Desk& desk, const KeyPress& press);

} // namespace tokisuji
