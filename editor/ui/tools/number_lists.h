// Number lists: clues of several numbers in one cell.
#pragma once

#include "editor/ui/tools/desk.h"

namespace tokisuji {

/// The first click puts the cursor there, a click on the cursor goes on to the next list; Secondary in reverse.
[[nodiscard]] bool clickList(Desk& desk, Spot at, Button button);
/// Digits and "-" are appended; where that makes no possible list, a new one begins. Backspace takes the last one away.
[[nodiscard]] bool listKeys(Desk& desk, const KeyPress& press);

} // namespace tokisuji
