// Ground: what kind of cell a cell is.
#pragma once

#include "engine/clues/clue_options.h"

namespace tokisuji {

/// The cell becomes one of this kind, or an ordinary one where it is so already. An empty edit where another clue or
/// another kind is in the way.
[[nodiscard]] ClueOption terrainOption(const Board&, Place cell, Terrain);

} // namespace tokisuji
