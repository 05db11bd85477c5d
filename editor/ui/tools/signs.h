// Signs: circles and shapes in cells, of the author and of the solver, and the marks "none here" beside them.
#pragma once

#include "editor/ui/tools/desk.h"

namespace tokisuji {

/// Where every cell gets one of two circles: a drag copies what stands in its first cell.
[[nodiscard]] std::unique_ptr<Stroke> beginCopySign(Desk& desk, Spot at, Button button);
/// The same genres: a click goes on to the next circle.
[[nodiscard]] bool clickSign(Desk& desk, Spot at, Button button);
/// "None here": a Primary drag copies it (or its absence) from a cell without sign, a Secondary drag paints it.
[[nodiscard]] std::unique_ptr<Stroke> beginNoneHere(Desk& desk, Spot at, Button button);
/// Columns of letters: q a z is the first sign, w s x the second, e d c the third, r f v (4) "none here" or "?",
/// t g b (5) erases.
[[nodiscard]] bool signKeys(Desk& desk, const KeyPress& press);
/// q a z: some number (again: 1), w s x: none here (again: 2), e d c and "-" erase; 1 on a 1, 2 on a 2 as well.
[[nodiscard]] bool someNumberKeys(Desk& desk, const KeyPress& press);

} // namespace tokisuji
