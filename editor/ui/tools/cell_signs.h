// Cell signs: the solver's small circles and crosses in cells.
#pragma once

#include "editor/ui/tools/desk.h"

namespace tokisuji {

/// A click cycles blank, circle, cross; Secondary in reverse. Where the author's signs stand in cells, only those take
/// one: a cross, for all alike in the room at once.
[[nodiscard]] bool clickCellSign(Desk& desk, Spot at, Button button);
/// Press or drag: the sign of the tool into every cell passed; the first cell decides whether it comes or goes.
[[nodiscard]] std::unique_ptr<Stroke> beginCellSign(Desk& desk, Spot at, Button button);

} // namespace tokisuji
