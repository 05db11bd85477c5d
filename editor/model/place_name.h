// Names of places as windows show them; the same in every language.
#pragma once

#include "engine/board/geometry.h"

#include <QString>

namespace tokisuji {

/// "R3C5" for a cell, "R3C5–R3C6" for an edge, "2,10" for a lattice point (row, column, from 0), empty for the board.
[[nodiscard]] QString placeName(Place place);

} // namespace tokisuji
