// Tiling: how the cells of a board lie. Most are squares; those of a wall are bricks, and squares may be cut.
//
// Cells of all forms lie on the places of one lattice of squares, but not every place holds one, and a cell may be
// larger than its place. So names of places, flips and distances are the same arithmetic for all of them, and which
// places hold cells, which cells touch and what they look like is said here and nowhere else.
//
//   Bricks      0 . 1 . 2      every other place of a row, from the second one on in every other row; a brick is two
//               . 3 . 4 .      places wide
//   Triangles   . 0 .          squares three places wide and high, each cut into four by its diagonals; numbered square
//               1 . 2          by square
//               . 3 .
#pragma once

#include <cstdint>

namespace tokisuji {

struct Tiling {
    enum Kind : std::uint8_t { Squares, Bricks, Triangles } kind = Squares;
    bool isIndented = false; ///< the top row of bricks begins in the second place

    /// The same once everything has moved by so many rows or columns of places.
    [[nodiscard]] constexpr Tiling movedBy(int lines) const
    {
        return {kind, kind == Bricks && isIndented != ((lines & 1) != 0)};
    }
    /// How many rows (or columns) of places are one of the board, as people say it: only so many are added or removed.
    [[nodiscard]] constexpr int pitch() const { return kind == Triangles ? 3 : 1; }
    friend bool operator==(const Tiling&, const Tiling&) = default;
};

} // namespace tokisuji
