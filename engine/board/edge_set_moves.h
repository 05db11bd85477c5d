// Moves: what happens to square pieces when their board is turned or resized.
#pragma once

#include "engine/board/edit.h"

namespace tokisuji {

/// The pieces turn with their board. `after` is `before` turned; nothing for a board without pieces.
[[nodiscard]] Edit piecesTurned(const Board& before, const Board& after, Transform::Kind);
/// The set gets as many pieces as there are cells now: first those go that neither lie nor are pinned on the board,
/// those that come have colour 1. `after` is `before` with more or fewer lines; nothing for a board without pieces.
[[nodiscard]] Edit piecesResized(const Board& before, const Board& after);

} // namespace tokisuji
