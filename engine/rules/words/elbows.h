// Words about regions that are L shapes of width 1.
#pragma once

#include "engine/board/board.h"
#include "engine/rules/rules.h"
#include "engine/rules/words/regions.h"

namespace tokisuji {

/// Every region is an L with a corner, a circle (any number but `plainMark`) is at its corner, and an arrow is at an
/// end and points to it; families l-shape, circle-corner, arrow-end and arrow-to-corner.
void elbows(Rules&, const Board&, const Borders&);

} // namespace tokisuji
