// Contours: unit steps joined to long strokes, and the outlines of groups of cells. Long strokes have clean corners
// and dashes, and there are few of them.
#pragma once

#include "engine/drawing/shapes.h"

#include <vector>

namespace tokisuji {

/// A unit step of the doubled lattice: from a vertex or a cell's centre to the next one.
struct Segment {
    Place from;
    Dir dir; ///< Right or Down
};
/// The step along an edge, from vertex to vertex.
[[nodiscard]] Segment alongEdge(Place edge);
/// The step across an edge, from cell to cell.
[[nodiscard]] Segment acrossEdge(Place edge);

/// Segments in a row without a branch.
struct Chain {
    std::vector<Point> points; ///< its ends and corners
    bool closed = false;
    Point middle; ///< the middle of its middle segment
};
/// Joins the segments of a board of this size; a segment that is given twice counts once.
[[nodiscard]] std::vector<Chain> chains(Size, const std::vector<Segment>&);
/// As above, but corners separate the chains: straight strokes only.
[[nodiscard]] std::vector<Chain> straightChains(Size, const std::vector<Segment>&);

/// Where cells of the group meet others or the frame.
[[nodiscard]] std::vector<Chain> outlineOf(const Grid&, const std::vector<Place>& cells);
/// The corners of a cell.
[[nodiscard]] std::vector<Point> cellPath(const Grid&, Place cell);
/// The rectangle that the cells of a board fill.
[[nodiscard]] Box boundsOf(const Grid&);
/// The cells as horizontal runs: first and last cell of each. Wide shapes leave no seams.
struct Run {
    Place first;
    Place last;
};
[[nodiscard]] std::vector<Run> runsOf(Size, const std::vector<Place>& cells);
[[nodiscard]] Item filledCell(Level, const Grid&, Place cell, Ink);
/// The cells filled: squares as such runs, others one by one.
[[nodiscard]] std::vector<Item> filledCells(Level, const Grid&, const std::vector<Place>& cells, Ink);

} // namespace tokisuji
