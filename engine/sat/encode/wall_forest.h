// Wall forest: that open cells are one area, said by the walls between them.
#pragma once

#include "engine/board/geometry.h"
#include "engine/sat/encode/encoder.h"

#include <span>

namespace tokisuji::encoding {

/// No wall that begins and ends on the frame of the grid parts its open cells, nor is there any ring in a wall that
/// hangs on the frame. Every grid whose open cells are one area allows it; rings of wall that stand free remain.
/// `open`: by cell, row by row; every other cell is wall.
/// Requires that no square of 2x2 cells can be all wall, and a grid of at least two rows and columns.
void wallForest(Encoder, Size grid, std::span<const Lit> open);

} // namespace tokisuji::encoding
