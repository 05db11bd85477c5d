// Frame: how penpa numbers the points of a square board: every cell, and the lattice points, edges, quarters and sides
// that belong to it, with two hidden cells on each side of the board.
#pragma once

#include "engine/board/geometry.h"

#include <optional>
#include <utility>

namespace tokisuji::penpa {

/// Rows and columns beside the board that belong to the drawing.
struct Margins {
    int top = 0;
    int bottom = 0;
    int left = 0;
    int right = 0;
    friend bool operator==(const Margins&, const Margins&) = default;
};

/// Two points, the smaller one first.
using Segment = std::pair<int, int>;

/// What a point is: of a quarter or a side, `part` says which one of its cell.
struct Spot {
    enum Kind : std::uint8_t { Whole, Quarter, Side } kind = Whole;
    Place place{}; ///< a cell, an edge or a lattice point, also one beyond the board
    int part = 0;
    friend bool operator==(const Spot&, const Spot&) = default;
};
/// Quarters: upper left, upper right, lower left, lower right. Sides: top, right, left, bottom.
constexpr int upperLeft = 0, upperRight = 1, lowerLeft = 2, lowerRight = 3;
constexpr int topSide = 0, rightSide = 1, leftSide = 2, bottomSide = 3;

class Frame {
public:
    Frame() = default;
    Frame(Size board, Margins margins) : m_board(board), m_margins(margins) {}

    [[nodiscard]] Size board() const { return m_board; }
    [[nodiscard]] Margins margins() const { return m_margins; }
    /// The board with its margins.
    [[nodiscard]] Size whole() const;

    /// Of a cell, an edge or a lattice point, on the board or in its margins.
    [[nodiscard]] int point(Place) const;
    [[nodiscard]] int quarter(Place cell, int part) const;
    [[nodiscard]] int side(Place cell, int part) const;
    /// The line along an edge, and the one that crosses it from cell to cell.
    [[nodiscard]] Segment along(Place edge) const;
    [[nodiscard]] Segment across(Place edge) const;
    [[nodiscard]] Segment between(Place, Place) const;
    /// The point nearest to the middle.
    [[nodiscard]] int centre() const;

    /// nullopt: there is no such point.
    [[nodiscard]] std::optional<Spot> spot(int point) const;
    /// The edge that a line between lattice points runs along, or that a line from cell to cell crosses.
    [[nodiscard]] std::optional<Place> edgeAlong(Segment) const;
    [[nodiscard]] std::optional<Place> edgeAcross(Segment) const;

private:
    [[nodiscard]] int stride() const { return whole().width + 4; }
    [[nodiscard]] int count() const { return stride() * (whole().height + 4); }
    [[nodiscard]] std::optional<Place> middle(Segment) const;

    Size m_board;
    Margins m_margins;
};

} // namespace tokisuji::penpa
