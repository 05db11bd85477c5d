// Arrows: beside a clue's number, and alone in a cell.
#pragma once

#include "engine/drawing/board_parts.h"
#include "engine/drawing/drawing.h"

namespace tokisuji {

/// A slim arrow of this length round its centre.
void drawArrow(Drawing&, Point centre, Dir, double length, Ink = Ink::Ink);
/// The outline of a stout arrow round its centre.
[[nodiscard]] std::vector<Point> stoutArrow(Point centre, Dir);
/// A bar on the side of the cell that an arrow points to: its place is seen where an arrow is too small.
void drawBeam(Drawing&, Place cell, Dir, Ink);
/// Clue::PlainArrow: one arrow in the middle of each cell that has one.
void drawPlainArrows(const BoardScene&, const Clue&, Drawing&);
/// Clue::GivenArrows: lines from cell to cell with a head where they end.
void drawGivenArrows(const BoardScene&, const Clue&, Drawing&);

} // namespace tokisuji
