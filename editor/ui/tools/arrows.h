// Arrows: the direction of a numbered cell, or of any cell where arrows are clues of their own, by a drag out of it or
// by Shift+arrow. The same again removes it.
#pragma once

#include "editor/ui/tools/desk.h"

namespace tokisuji {

[[nodiscard]] std::unique_ptr<Stroke> beginArrow(Desk& desk, Spot at, Button button);
[[nodiscard]] bool arrowKeys(Desk& desk, const KeyPress& press);
/// Removes an arrow; passes if there is none.
[[nodiscard]] bool eraseArrowKeys(Desk& desk, const KeyPress& press);

} // namespace tokisuji
