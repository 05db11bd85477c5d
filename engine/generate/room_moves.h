// Room moves: small changes of a division into rooms. A symmetric division stays symmetric.
#pragma once

#include "engine/generate/generator.h"
#include "engine/util/random.h"

#include <optional>

namespace tokisuji {

/// The cell goes to a room beside it, and its images to the images of that room; no room falls apart or vanishes.
[[nodiscard]] std::optional<Board> withCellMoved(const Board&, Place cell, Symmetry, Random&);

/// A division into rectangles with sides of up to `longest` cells, changed at the room of a cell: one of its borders is
/// shifted by a row or column (which joins rooms that are one cell deep), or the room is cut in two, or joined with
/// one beside it. Nothing where the move that was drawn does not leave rectangles.
[[nodiscard]] std::optional<Board> withRectanglesChanged(const Board&, Place cell, int longest, Symmetry, Random&);

} // namespace tokisuji
