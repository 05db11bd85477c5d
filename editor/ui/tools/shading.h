// Shading: shaded cells and dots, and background tints: of cells, and of whole rooms where there are rooms.
#pragma once

#include "editor/ui/tools/desk.h"

namespace tokisuji {

/// Primary shades, Secondary dots; the first cell decides whether the stroke sets or clears.
[[nodiscard]] std::unique_ptr<Stroke> beginShade(Desk& desk, Spot at, Button button);
/// Blank, shaded, dot, blank; Secondary in reverse.
[[nodiscard]] bool clickShade(Desk& desk, Spot at, Button button);
/// 1 or Q (or Enter) shades, 2 or W (or Shift+Enter) dots; the same again clears.
[[nodiscard]] bool shadeKeys(Desk& desk, const KeyPress& press);

/// The first cell goes blank, 1, 2, blank (Secondary in reverse); the drag paints what it got.
[[nodiscard]] std::unique_ptr<Stroke> beginTint(Desk& desk, Spot at, Button button);
/// The same of the cell that is clicked; only where lines run from cell to cell, so that cells are pressed anyway.
[[nodiscard]] bool clickTint(Desk& desk, Spot at, Button button);
/// beginTint where it is rooms that are tinted.
[[nodiscard]] std::unique_ptr<Stroke> beginRoomTint(Desk& desk, Spot at, Button button);
/// 1 and 2 tint; the same again clears.
[[nodiscard]] bool tintKeys(Desk& desk, const KeyPress& press);

} // namespace tokisuji
