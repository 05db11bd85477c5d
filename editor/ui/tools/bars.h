// Bars: a stroke through a cell draws the bar that it follows, and the same again removes it; a click takes the next of
// vertical, horizontal and none, Secondary the one before. A stroke that lays a ladder ends with it.
#pragma once

#include "editor/ui/tools/desk.h"

namespace tokisuji {

/// Secondary draws crosses on edges where the genre has them.
[[nodiscard]] std::unique_ptr<Stroke> beginBar(Desk& desk, Spot at, Button button);
/// On an edge it is a cross, where the genre has them; in a cell it is left to signs in cells, unless bars are the
/// tool.
[[nodiscard]] bool clickBar(Desk& desk, Spot at, Button button);
/// Q the vertical bar, W the horizontal one, E both; 1, 2 and 3 as well, where they are not signs.
[[nodiscard]] bool barKeys(Desk& desk, const KeyPress& press);

} // namespace tokisuji
