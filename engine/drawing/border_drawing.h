// Borders between regions, which lie along the grid, and the sign that there is none: a short stroke across.
#pragma once

#include "engine/drawing/board_parts.h"
#include "engine/drawing/shapes.h"

namespace tokisuji {

/// The solver's borders.
void drawBorders(const BoardScene&, Drawing&);
/// "Nothing here" on an edge or in a cell: a cross, or the stroke that joins two cells where the genre has borders.
[[nodiscard]] Item absence(const Genre&, Level, Place place, Point centre, double arm, const Pen&);

} // namespace tokisuji
