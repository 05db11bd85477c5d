// The solver's borders: drawn along grid lines; and links over them, "no border here", drawn from cell to cell.
#pragma once

#include "editor/ui/tools/desk.h"

namespace tokisuji {

/// Near a grid line a border, in the middle of a cell a link.
[[nodiscard]] std::unique_ptr<Stroke> beginBorderOrLink(Desk& desk, Spot at, Button button);
/// A border; passes in the middle of a cell.
[[nodiscard]] std::unique_ptr<Stroke> beginBorderNear(Desk& desk, Spot at, Button button);
[[nodiscard]] std::unique_ptr<Stroke> beginLink(Desk& desk, Spot at, Button button);
/// The same near a grid line; passes in the middle of a cell.
[[nodiscard]] std::unique_ptr<Stroke> beginLinkNear(Desk& desk, Spot at, Button button);
/// From a cell with a number: the number goes into every cell passed. Passes elsewhere.
[[nodiscard]] std::unique_ptr<Stroke> beginCopyNumber(Desk& desk, Spot at, Button button);
/// A click near an edge puts or takes a border (Primary) or a link (Secondary).
[[nodiscard]] bool clickEdge(Desk& desk, Spot at, Button button);
/// Ctrl+arrow: the border on that side of the cursor's cell; Ctrl+Shift+arrow: the link over it.
[[nodiscard]] bool answerBorderKeys(Desk& desk, const KeyPress& press);
/// With X held an arrow copies the cursor's number into the next cell and goes there; with Z held it is the border on
/// that side.
[[nodiscard]] bool copyKeys(Desk& desk, const KeyPress& press);

} // namespace tokisuji
