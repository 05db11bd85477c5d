// Geometry: sizes, directions and places of a rectangular board.
//
// A place is a point of the doubled lattice, as in the pzpr file format: the cell in column c and row r has its
// centre at (2c+1, 2r+1); an edge has one even coordinate, a vertex two. A slot (a clue place outside the grid)
// has odd coordinates beyond the frame. One coordinate system serves all kinds, so that a step, a flip or a
// rotation is the same arithmetic for each of them.
#pragma once

#include "engine/board/tiling.h"

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tokisuji {

/// Number of columns and rows. Boards are limited to `maxSide` each way.
struct Size {
    int width = 0;
    int height = 0;

    [[nodiscard]] int cells() const { return width * height; }
    friend auto operator<=>(const Size&, const Size&) = default;
};

constexpr int maxSide = 200;

/// Directions with the numbers that pzpr gives them.
enum class Dir : std::uint8_t { None = 0, Up = 1, Down = 2, Left = 3, Right = 4 };
enum class Axis : std::uint8_t { Horizontal, Vertical };
enum class Side : std::uint8_t { Top, Bottom, Left, Right };

constexpr std::array<Dir, 4> directions{Dir::Up, Dir::Down, Dir::Left, Dir::Right};
constexpr std::array<Axis, 2> axes{Axis::Horizontal, Axis::Vertical};
constexpr std::array<Side, 4> sides{Side::Top, Side::Bottom, Side::Left, Side::Right};

/// The direction that leads from the board out over a side.
[[nodiscard]] constexpr Dir outward(Side side)
{
    return static_cast<Dir>(static_cast<int>(side) + 1);
}

[[nodiscard]] constexpr Dir opposite(Dir d)
{
    constexpr std::array<Dir, 5> other{Dir::None, Dir::Down, Dir::Up, Dir::Right, Dir::Left};
    return other[static_cast<std::size_t>(d)];
}
[[nodiscard]] constexpr int dx(Dir d)
{
    return d == Dir::Left ? -1 : d == Dir::Right ? 1 : 0;
}
[[nodiscard]] constexpr int dy(Dir d)
{
    return d == Dir::Up ? -1 : d == Dir::Down ? 1 : 0;
}
/// The two directions of an axis, towards the origin first.
[[nodiscard]] constexpr std::array<Dir, 2> ends(Axis a)
{
    return a == Axis::Horizontal ? std::array{Dir::Left, Dir::Right} : std::array{Dir::Up, Dir::Down};
}

/// A point of the doubled lattice. Ordered row by row.
struct Place {
    std::int16_t x = 0;
    std::int16_t y = 0;

    /// The place `n` half cells away (2 = the neighbouring place of the same kind).
    [[nodiscard]] constexpr Place step(Dir d, int n = 2) const
    {
        return {static_cast<std::int16_t>(x + dx(d) * n), static_cast<std::int16_t>(y + dy(d) * n)};
    }
    friend constexpr bool operator==(const Place&, const Place&) = default;
    friend constexpr auto operator<=>(const Place& a, const Place& b)
    {
        const auto byRow = a.y <=> b.y;
        return byRow != 0 ? byRow : a.x <=> b.x;
    }
};

/// The place of what belongs to the board as a whole.
constexpr Place wholeBoard{INT16_MIN, INT16_MIN};

enum class PlaceKind : std::uint8_t { Cell, Edge, Vertex, Slot };

/// Has the coordinates of a cell; slots have them too (Grid tells them apart).
[[nodiscard]] constexpr bool isCell(Place p)
{
    return (p.x & 1) != 0 && (p.y & 1) != 0;
}
[[nodiscard]] constexpr bool isVertex(Place p)
{
    return (p.x & 1) == 0 && (p.y & 1) == 0 && p != wholeBoard;
}
[[nodiscard]] constexpr bool isEdge(Place p)
{
    return ((p.x ^ p.y) & 1) != 0;
}

/// The cell in a column and a row, both from 0.
[[nodiscard]] constexpr Place cellAt(int column, int row)
{
    return {static_cast<std::int16_t>(2 * column + 1), static_cast<std::int16_t>(2 * row + 1)};
}
/// The lattice point in a column and a row of points, both from 0.
[[nodiscard]] constexpr Place vertexAt(int column, int row)
{
    return {static_cast<std::int16_t>(2 * column), static_cast<std::int16_t>(2 * row)};
}
[[nodiscard]] constexpr int column(Place p)
{
    return (p.x - (p.x & 1)) / 2;
}
[[nodiscard]] constexpr int row(Place p)
{
    return (p.y - (p.y & 1)) / 2;
}

/// All places of a board of one size, their dense numbering and neighbourhood.
/// Cells and vertices are numbered row by row; edges: first the vertical ones row by row (width+1 in each row),
/// then the horizontal ones row by row (width in each of height+1 rows), the frame included.
/// Slots: beside every line as many as it can hold blocks (half its length, rounded up), but two at least, side by side
/// in the order of `sides`; those of one line follow each other from the grid outwards.
/// Where cells are not squares (see Tiling), the size is that of the lattice on whose places they lie, and there are
/// cells only: no edges, vertices and slots.
class Grid {
public:
    Grid() = default;
    explicit Grid(Size size, Tiling tiling = {}) : m_size(size), m_tiling(tiling) {}
    /// A board of so many cells (of cut squares: squares) across and down; rows of bricks, the second one shifted to
    /// the right.
    [[nodiscard]] static Grid ofCells(Size, Tiling::Kind);

    [[nodiscard]] Size size() const { return m_size; }
    [[nodiscard]] Tiling tiling() const { return m_tiling; }
    [[nodiscard]] bool hasSquares() const { return m_tiling.kind == Tiling::Squares; }
    /// The size as people say it: squares, or bricks in the top row, and rows.
    [[nodiscard]] Size saidSize() const;
    /// Is it within the limits, and do the cells of the tiling fill it?
    [[nodiscard]] bool isPossible() const;
    [[nodiscard]] int count(PlaceKind) const;
    /// Requires contains(kind, p).
    [[nodiscard]] int index(PlaceKind, Place) const;
    /// The index of a cell as a subscript. Requires hasCell(p).
    [[nodiscard]] std::size_t cellIndex(Place p) const { return static_cast<std::size_t>(index(PlaceKind::Cell, p)); }
    [[nodiscard]] Place place(PlaceKind, int index) const;
    [[nodiscard]] bool contains(PlaceKind, Place) const;
    [[nodiscard]] bool hasCell(Place p) const { return contains(PlaceKind::Cell, p); }

    [[nodiscard]] std::vector<Place> all(PlaceKind) const;
    [[nodiscard]] std::vector<Place> cells() const { return all(PlaceKind::Cell); }
    /// Edges between two cells of the board.
    [[nodiscard]] std::vector<Place> innerEdges() const;
    [[nodiscard]] bool isInner(Place edge) const;

    /// Cells that share an edge with a cell, in the order of `directions`.
    [[nodiscard]] std::vector<Place> neighbours(Place cell) const;
    /// The same, one after the other.
    template <class Visit>
    void visitNeighbours(Place cell, const Visit& visit) const
    {
        if (!hasSquares()) {
            for (const Place next : neighbours(cell))
                visit(next);
            return;
        }
        for (const Dir d : directions)
            if (const Place next = cell.step(d); hasCell(next))
                visit(next);
    }
    /// The corners of a cell and of those on its sides, clockwise from the upper left one, as points of the lattice: of
    /// bricks some of them are not vertices. Two neighbours have two that follow each other in common.
    [[nodiscard]] std::vector<Place> corners(Place cell) const;
    /// The cell that a point lies in, in half cells as the coordinates of places.
    [[nodiscard]] std::optional<Place> cellUnder(double x, double y) const;
    /// The next cell in a direction, as arrow keys go; the same one where there is none.
    [[nodiscard]] Place cellBeyond(Place cell, Dir) const;
    /// Cells from the next one up to the frame.
    [[nodiscard]] std::vector<Place> ray(Place cell, Dir) const;
    /// How many slots a line has at one of its ends.
    [[nodiscard]] int slotDepth(Side) const;
    /// The slot of a column (Top, Bottom) or row (Left, Right), `depth` 0 lies next to the grid.
    [[nodiscard]] Place slot(Side, int line, int depth = 0) const;
    [[nodiscard]] bool hasSlot(Place p) const { return contains(PlaceKind::Slot, p); }
    /// Requires hasSlot(slot).
    [[nodiscard]] Side sideOf(Place slot) const;
    /// The cells of the line that a slot belongs to, seen from it.
    [[nodiscard]] std::vector<Place> lineFrom(Place slot) const;
    /// The lattice point's cells that are on the board: those of which it is a corner.
    [[nodiscard]] std::vector<Place> cellsAround(Place vertex) const;
    /// Rows, then columns, each as its cells. Requires squares.
    [[nodiscard]] std::vector<std::vector<Place>> lines() const;
    /// Of any cells: those in each row of the lattice.
    [[nodiscard]] std::vector<std::vector<Place>> rows() const;
    [[nodiscard]] std::vector<std::vector<Place>> columns() const;
    /// The cells of every w×h window, row by row; the first cell is its upper left one. Requires squares.
    [[nodiscard]] std::vector<std::vector<Place>> windows(int width, int height) const;

    friend bool operator==(const Grid&, const Grid&) = default;

private:
    Size m_size;
    Tiling m_tiling;
};

/// The two cells (on the board or beyond the frame) on the sides of an edge, upper or left one first.
[[nodiscard]] std::array<Place, 2> cellsBeside(Place edge);
/// The edge that a step from a cell crosses.
[[nodiscard]] constexpr Place edgeBetween(Place cell, Dir d)
{
    return cell.step(d, 1);
}
/// "R3C5" for a cell, "R3C5-R3C6" for an edge, "P2,10" for a vertex, "board".
/// Rows and columns count from 1, points from 0.
[[nodiscard]] std::string toString(Place);

} // namespace tokisuji
