// Clues of region genres: dots, compasses, arrows of unknown direction.
#pragma once

#include "engine/drawing/board_parts.h"

namespace tokisuji {

/// Clue::Dot: dots of up to three colours on cells, edges and lattice points.
void drawDots(const BoardScene&, const Clue&, Drawing&);
/// Clue::Compass: a cross through the cell with a number on each side.
void drawCompasses(const BoardScene&, const Clue&, Drawing&);
/// Clue::PlainArrow beside circles: "?" where an arrow's direction is not known.
void drawUnknownArrows(const BoardScene&, const Clue&, Drawing&);

} // namespace tokisuji
