// Words about ways from cell to cell that the author has drawn (engine/board/arrows.h).
#pragma once

#include "engine/board/board.h"
#include "engine/rules/rules.h"

namespace tokisuji {

/// The areas of the field grow along arrows: each has exactly one cell on an arrow, an arrow passes two at least, and
/// each of them is the one before it, moved but not turned, and one cell more. Arrows that are not single ways make it
/// false. Any cell may still become one of the field. Families arrow-form, block-on-arrow, arrow-blocks, blocks-grow.
void areasGrow(Rules&, const Board&, const Field&);

} // namespace tokisuji
