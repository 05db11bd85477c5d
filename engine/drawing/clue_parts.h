// What the drawings of clues have in common.
#pragma once

#include "engine/drawing/board_parts.h"
#include "engine/drawing/drawing.h"

namespace tokisuji {

/// The font sizes of numbers in blank cells, in circles and beside arrows.
constexpr NumberSizes cellNumberSizes{0.56, 0.46, 0.36};
constexpr NumberSizes circleNumberSizes{0.44, 0.40, 0.32};
constexpr NumberSizes arrowNumberSizes{0.50, 0.42, 0.34};

/// Where the arrow beside a number lies: above it or right of it.
[[nodiscard]] Point arrowCentre(Place cell, Dir);
/// What the author wrote, in the given size but at least legible. Where there is no room for that, bars stand for the
/// figures: while Detail::Tiny three of them and more.
void drawFigures(const BoardScene&, Drawing&, const std::string& figures, Point centre, double height, Ink,
                 Weight = Weight::Medium);
/// A number of the author, or "?".
void drawFigure(const BoardScene&, Drawing&, int number, Point centre, const NumberSizes&, Ink);
/// Makes the items from the first one on pale: the solver has finished with them.
void fade(Drawing&, std::size_t first, double opacity);
/// A number (none where it is blank) with the cell's arrow, if it has one; while Detail::Tiny a bar on the side that
/// the arrow points to.
void drawNumberWithArrow(const BoardScene&, Drawing&, Place cell, int number, Ink);

} // namespace tokisuji
