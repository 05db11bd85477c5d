// Two states of a board of pieces: pieces keep their colours, so what only one state has is told by rings round them
// and where both have another piece the two stand small side by side, as in the difference of two solutions.
#pragma once

#include "engine/drawing/compare_drawing.h"

namespace tokisuji {

/// Are the clues and marks of these boards pieces?
[[nodiscard]] bool hasPieces(const Board&);
/// What both have, pale. Requires boards with pieces, as all functions here.
void addCommonPieces(Drawing&, const Board& a, const Board& b, double cellPixels);
/// What one side has where the other has nothing, or what it has instead where only this side is shown. `board`: what
/// the side has there, or what is determined of it.
void addPiecesOfSide(Drawing&, const Board& board, const BoardDifference&, BoardDifference::How side,
                     double cellPixels);
/// The pieces of both sides.
void addChangedPieces(Drawing&, const Board& a, const Board& b, const BoardDifference&, double cellPixels);

} // namespace tokisuji
