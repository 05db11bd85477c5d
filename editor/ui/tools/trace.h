// Trace: the whole piece of line, shaded group or area that something belongs to.
#pragma once

#include "editor/ui/tools/desk.h"

namespace tokisuji {

/// The edges of the line under the spot, else the cells of the shaded group (joined by corners too where shaded cells
/// stay apart), of the unshaded area, or of the room. Empty where there is nothing to follow.
[[nodiscard]] std::vector<Place> traceAt(const Board& board, const Habits& habits, Spot spot);

/// The cells connected to one across edges without a border, given or drawn; sorted.
[[nodiscard]] std::vector<Place> regionAt(const Board& board, Place cell);

} // namespace tokisuji
