// Headings: the way that a line is thought to run along, noted on edges.
#pragma once

#include "editor/ui/tools/desk.h"

namespace tokisuji {

/// Notes the steps of the pointer from cell to cell; the same way again takes the notes off.
[[nodiscard]] std::unique_ptr<Stroke> beginHeading(Desk& desk, Spot at, Button button);
/// Near an edge: a cross, one way, the other way, nothing; where a line runs it stays, and there is no cross.
bool clickHeading(Desk& desk, Spot at, Button button);

} // namespace tokisuji
