// Terrain: cells that are not ordinary ones.
#pragma once

#include "engine/drawing/board_parts.h"
#include "engine/drawing/drawing.h"

namespace tokisuji {

/// Clue::Terrains.
void drawTerrains(const BoardScene&, const Clue&, Drawing&);

} // namespace tokisuji
