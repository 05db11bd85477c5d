// Lines from cell to cell.
#pragma once

#include "editor/ui/tools/desk.h"

namespace tokisuji {

/// Drag from cell to cell; the first edge decides whether the stroke draws or erases.
[[nodiscard]] std::unique_ptr<Stroke> beginCellLine(Desk& desk, Spot at, Button button);
/// Ctrl+arrow: the line from the cursor's cell to the next one. The cursor goes along.
[[nodiscard]] bool cellLineKeys(Desk& desk, const KeyPress& press);

} // namespace tokisuji
