// Headings: the direction in which a line is thought to run, noted on edges.
#pragma once

#include "editor/ui/tools/desk.h"

namespace tokisuji {

/// Notes the steps of the pointer from cell to cell; the same way again removes the notes.
[[nodiscard]] std::unique_ptr<Stroke> beginHeading(Desk& desk, Spot at, Button button);
/// Near an edge: a cross, one way, the other way, nothing; where a line runs it stays, and there is no cross.
bool clickHeading(Desk& desk, Spot at, Button button);

} // namespace tokisuji
