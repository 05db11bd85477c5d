// Names of places as windows show them.
#pragma once

#include "engine/board/geometry.h"

#include <QString>

namespace tokisuji {

/// "R3C5" for a cell, "R3C5–R3C6" for an edge, "2,10" for a lattice point (row, column, from 0), empty for the board:
/// the same in every language. A slot above or left of the board is named in words.
[[nodiscard]] QString placeName(Place place);
/// The same; a slot on any side of the board is named in words.
[[nodiscard]] QString placeName(const Grid& grid, Place place);
/// "column 3 (below)": a slot on this side of a board.
[[nodiscard]] QString slotName(Side side, Place slot);

} // namespace tokisuji
