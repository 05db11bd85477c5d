// Circles that stand beside arrows: a cell has the one or the other.
#pragma once

#include "editor/ui/tools/desk.h"

namespace tokisuji {

/// Q puts a circle without number, "-" an arrow of unknown direction; the same again removes it. Passes in genres
/// without arrows.
[[nodiscard]] bool circleClueKeys(Desk& desk, const KeyPress& press);

} // namespace tokisuji
