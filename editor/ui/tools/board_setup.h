// What the puzzle is given as a whole: the star count.
#pragma once

#include "editor/ui/tools/desk.h"

namespace tokisuji {

/// A press on the count right of the first row goes on to the next one.
[[nodiscard]] bool pressStarCount(Desk& desk, Spot at, Button button);
/// Digits are the count.
[[nodiscard]] bool starCountKeys(Desk& desk, const KeyPress& press);

} // namespace tokisuji
