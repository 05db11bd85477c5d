// Arrows: the direction of a numbered cell, by a drag out of it or by Shift+arrow. The same again takes it away.
#pragma once

#include "editor/ui/tools/desk.h"

namespace tokisuji {

[[nodiscard]] std::unique_ptr<Stroke> beginArrow(Desk& desk, Spot at, Button button);
[[nodiscard]] bool arrowKeys(Desk& desk, const KeyPress& press);

} // namespace tokisuji
