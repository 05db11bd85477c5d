// Cursor drawing: what points at places of the board.
#pragma once

#include "engine/board/area.h"
#include "engine/drawing/drawing.h"
#include "engine/genre/recipe.h"

#include <array>
#include <span>
#include <string>
#include <vector>

namespace tokisuji {

/// Brackets at the corners of a cell, smaller ones round an edge or a vertex; an arrowhead on the side where the next
/// letter goes.
[[nodiscard]] Drawing drawCursor(const Grid&, Place, double cellPixels, Dir writes = Dir::None);
/// A breath of colour over the cell under the pointer, where cells are not squares.
[[nodiscard]] Drawing drawHover(const Grid&, Place cell);
/// A group under the pointer: an area of cells, or the edges of a line of this board.
[[nodiscard]] Drawing drawHighlight(const Board&, const std::vector<Place>&, double cellPixels);

/// How far beyond the frame something reaches, by Side.
using OutsideDepths = std::array<int, 4>;
/// A selected rectangle of cells, with the clues outside the grid that belong to it.
[[nodiscard]] Drawing drawSelection(const CellArea&, double cellPixels, const OutsideDepths& outside = {});
/// Axes and centres of symmetries, faint.
[[nodiscard]] Drawing drawAxes(Size, std::span<const Symmetry>);

} // namespace tokisuji
