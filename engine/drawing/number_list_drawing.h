// Number lists: up to four numbers in a cell.
#pragma once

#include "engine/drawing/board_parts.h"
#include "engine/drawing/drawing.h"

namespace tokisuji {

/// Clue::NumberList.
void drawNumberLists(const BoardScene&, const Clue&, Drawing&);

} // namespace tokisuji
