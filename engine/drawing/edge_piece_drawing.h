// Square pieces with coloured sides: four triangles, each in the colour of its side with the half of a figure that the
// touching side completes.
#pragma once

#include "engine/board/edge_set.h"
#include "engine/drawing/board_parts.h"
#include "engine/drawing/shapes.h"

namespace tokisuji {

/// Where and how a piece is drawn.
struct PieceStyle {
    Level level = Level::OwnFill;
    Point centre;
    double size = 1; ///< of its side, in cells
    double opacity = 1;
    double cellPixels = 54; ///< decides the detail
};

/// The four triangles with their figures and the seams between them.
void addPiece(Drawing&, const EdgePiece&, const PieceStyle&);
/// Two sides of one colour that touch, in the middle of the square: a picture of the colour.
void addJoint(Drawing&, int colour, const PieceStyle&);
/// The nail of a pinned piece.
void addNail(Drawing&, Point centre, double cellPixels);
/// The sign on an edge whose two sides clash; small ones are a bar only.
void addClash(Drawing&, Place edge, double cellPixels);

/// Pieces that lie or are pinned on the board, empty cells, edges where they clash.
void drawEdgePieces(const BoardScene&, const Clue&, Drawing&);
/// The set below the board, for a puzzle without its marks: what is pinned lies on the board.
void drawPieceSet(const BoardScene&, Drawing&);

} // namespace tokisuji
