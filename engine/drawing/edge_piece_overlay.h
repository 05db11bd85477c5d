// What the solver knows of a board of pieces, drawn over it: pieces that are settled or fit best so far as ghosts, two
// solutions side by side in the cells where they differ.
#pragma once

#include "engine/drawing/overlay_parts.h"

namespace tokisuji {

void drawPieceOverlay(const OverlayScene&, Drawing&);

} // namespace tokisuji
