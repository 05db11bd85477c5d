// The parts of a penpa drawing, in the looks that penpa's styles stand for.
#pragma once

#include "engine/drawing/shapes.h"
#include "engine/formats/penpa/sheet.h"

namespace tokisuji {

/// Green of answers, and the other colours that penpa names.
constexpr Ink penpaGreen = Ink::NoteSign7, penpaRed = Ink::NoteSign3, penpaBlue = Ink::NoteSign6;

/// Corners on a circle, the first one at this angle, clockwise from the right, in radians.
[[nodiscard]] std::vector<Point> regularPath(Point centre, double radius, int corners, double angle);
/// An arrow with a filled head, from tail to tip.
void addSlimArrow(Drawing&, Level, Point tail, Point tip, Ink, double width);

void addPenpaSymbol(Drawing&, Level, Point centre, const penpa::Symbol&);

} // namespace tokisuji
