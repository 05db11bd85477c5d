// The parts of a comparison's drawing.
#pragma once

#include "engine/drawing/compare_drawing.h"
#include "engine/drawing/shapes.h"

namespace tokisuji {

enum class Dashes : std::uint8_t { None, Some };

/// A board's clues and marks as they are always drawn, without its grid.
[[nodiscard]] std::vector<Item> itemsOf(const Board&, double cellPixels);

void recolour(Item&, Ink from, Ink to);
/// Gives an item the colour of its side; paper, pearls and grey grounds stay what they are.
void tint(Item&, Ink);
/// Strokes of lines become dashes.
void dash(Item&);
[[nodiscard]] std::vector<double> sideDashes(); ///< in stroke widths

/// The dashed box of A or the solid one of B; `loud`: on a ground of its colour.
void addSideBox(Drawing&, const Box&, BoardDifference::How side, bool loud);
/// The round "−" of A or the square "+" of B.
void addSideSign(Drawing&, Point centre, BoardDifference::How side, double cellPixels);
/// What stands in a cell, small, round another centre.
void addMiniature(Drawing&, const Board&, Place cell, Layer, Point centre, Ink, double cellPixels);
void addChevron(Drawing&, Point centre, Level = Level::Ghost);

} // namespace tokisuji
