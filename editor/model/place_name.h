// Names of places as windows show them.
#pragma once

#include "engine/board/board.h"

#include <QString>

namespace tokisuji {

/// "R3C5" for a cell, "R3C5–R3C6" for an edge, "2,10" for a lattice point (row, column, from 0), empty for the board:
/// the same in every language, short enough for a list of edits. A slot above or left of the board is named in words.
[[nodiscard]] QString placeName(Place place);
/// The same; a slot on any side of the board is named in words.
[[nodiscard]] QString placeName(const Grid& grid, Place place);
/// As people say it: "R3C5", "the right side of R3C5" where lines are drawn along edges, "the edge between R3C5 and
/// R3C6" where they are drawn over them, "the lower right corner of R3C5".
[[nodiscard]] QString placeName(const Board& board, Place place);
/// "column 3 (below)": a slot on this side of a board.
[[nodiscard]] QString slotName(Side side, Place slot);

/// Are lines drawn along edges, as sides of cells, rather than over them?
[[nodiscard]] bool drawsAlongEdges(const Board& board);

/// Some sides of a cell: one bit for each direction, Dir::Up the lowest.
using CellSides = unsigned;
/// The side of a cell that an edge is; none if it is not at this cell.
[[nodiscard]] CellSides sideAt(Place cell, Place edge);
/// "the left and top sides of R5C1". Requires one side at least.
[[nodiscard]] QString sidesName(Place cell, CellSides which);

/// A lattice point as the corner of a cell.
struct CellCorner {
    Place cell;
    bool isUpper = false;
    bool isLeft = false;
};
/// Of the upper left one of the cells round a lattice point on the board.
[[nodiscard]] CellCorner cornerAt(const Grid& grid, Place vertex);
/// "the lower right corners of R1C1 and R3C2": the same one of so many cells.
[[nodiscard]] QString cornersName(const CellCorner& which, const QString& cells, int count);

} // namespace tokisuji
