// Slashes: a stroke across a cell draws the slash that it follows; a click the backslash, Secondary the slash. The same
// again removes it.
#pragma once

#include "editor/ui/tools/desk.h"

namespace tokisuji {

[[nodiscard]] std::unique_ptr<Stroke> beginSlash(Desk& desk, Spot at, Button button);
[[nodiscard]] bool clickSlash(Desk& desk, Spot at, Button button);
/// 1 or Q the backslash, 2 or W the slash.
[[nodiscard]] bool slashKeys(Desk& desk, const KeyPress& press);

} // namespace tokisuji
