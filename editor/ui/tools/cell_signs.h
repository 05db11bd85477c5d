// Cell signs: the solver's small circles and crosses in cells.
#pragma once

#include "editor/ui/tools/desk.h"

namespace tokisuji {

/// Beside shaded cells signs tell which numbers are right (a circle) and which are wrong (a cross).
[[nodiscard]] bool judgesNumbers(const Genre& genre);
/// A click cycles blank, circle, cross; Secondary in reverse. Where the author's signs stand in cells, only those take
/// one: a cross, for all alike in the room at once; on numbers that may be wrong the cross comes first.
[[nodiscard]] bool clickCellSign(Desk& desk, Spot at, Button button);
/// Press or drag: the sign of the tool into every cell passed; the first cell decides whether it comes or goes.
[[nodiscard]] std::unique_ptr<Stroke> beginCellSign(Desk& desk, Spot at, Button button);

} // namespace tokisuji
