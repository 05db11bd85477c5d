// Spot: where the pointer is, in the coordinates of places (half cells), and which places it means.
#pragma once

#include "engine/board/geometry.h"

#include <optional>
#include <vector>

namespace tokisuji {

/// A point of the doubled lattice: the first cell's centre is (1, 1), its upper left corner (0, 0).
struct Spot {
    double x = 0;
    double y = 0;
};

[[nodiscard]] Spot spotAt(Place place);
/// The cell under the pointer, on the board or beyond the frame.
[[nodiscard]] Place cellUnder(Spot spot);
/// The middle of the cell that the pointer is in, where cells are not squares: which part of it is meant says nothing
/// there. Else, and beside all cells, the spot itself.
[[nodiscard]] Spot settled(Spot spot, const Grid& grid);
/// The place meant by a pointer that moves on grid lines: within `margin` cells of a line it is on that line.
[[nodiscard]] Place nearestPlace(Spot spot, double margin);
/// Does the place lie within a board of this size, on none of its four sides?
[[nodiscard]] bool isOffFrame(Place place, Size size);
/// The lattice point under the pointer.
[[nodiscard]] Place nearestPoint(Spot spot);
/// The edge that a click within `margin` cells of it means; none near corners and in the middle of cells.
[[nodiscard]] std::optional<Place> edgeNear(Spot spot, double margin);
/// The corner third of its cell that the pointer is in: 1 upper left, 2 upper right, 3 lower left, 4 lower right;
/// 0 elsewhere in the cell.
[[nodiscard]] int cornerUnder(Spot spot);
/// The points on the way from one spot to another, at most half a place apart, the last one included.
[[nodiscard]] std::vector<Spot> way(Spot from, Spot to);
/// The direction of the step from one place to another that differs from it in one coordinate; else None.
[[nodiscard]] Dir stepDirection(Place from, Place to);

/// Hit areas in cells: clicks that mean an edge, and strokes along grid lines.
constexpr double clickMargin = 0.22;
constexpr double strokeMargin = 0.35;

} // namespace tokisuji
