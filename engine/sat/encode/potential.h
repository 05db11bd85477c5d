// Potential: an exact clause form of "no wall separates these two places" in the plane.
#pragma once

#include "engine/board/geometry.h"
#include "engine/sat/encode/encoder.h"

#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace tokisuji {

/// Points of an area that is cut off: a smaller one has few ways out, which a clause says as well.
constexpr std::size_t smallestForPotential = 4;

/// A rectangle of points, each of which is open or wall by a literal. Points beyond the rectangle do not exist:
/// whoever wants a frame of wall puts it in.
struct PlaneColours {
    Size size;
    std::vector<Lit> open;      ///< by point, row by row
    bool diagonalWalls = false; ///< walls also hang together by corners
    /// Points that may be wall and belong to the frame; they form one wall.
    [[nodiscard]] bool onFrame(int point) const
    {
        const int x = point % size.width;
        const int y = point / size.width;
        return x == 0 || y == 0 || x == size.width - 1 || y == size.height - 1;
    }
};

/// A rectangle of points, both corners included.
struct PointBox {
    int left, top, right, bottom;

    [[nodiscard]] bool holds(int x, int y) const { return x >= left && x <= right && y >= top && y <= bottom; }
    [[nodiscard]] PointBox grown(int by) const { return {left - by, top - by, right + by, bottom + by}; }
};

/// "p and q are not both open while a closed wall runs between them", as clauses under an activation literal.
/// q empty: infinity, which lies beyond an open frame.
///
/// Every wall point gets a variable x; crossing the cut line p-q flips it: neighbouring walls have equal x, or unequal
/// where the step between them crosses the line. Such x exist exactly if every closed wall crosses the line an even
/// number of times, which is: none separates p from q.
class Potential {
public:
    /// Speaks where `rule` does.
    Potential(const PlaneColours&, int p, std::optional<int> q, const PointBox&, const Encoder& rule);

    [[nodiscard]] Lit active() const { return m_active; }
    /// Settles its variables for good: it costs nothing any more.
    void retire(SatSolver&) const;

private:
    Lit m_active;
    std::vector<Lit> m_variables;
};

/// The potentials of one rule: few alive at a time, in boxes that grow as the same pair recurs.
class Potentials {
public:
    /// `main`: a point of the area that everything has to hang together with; empty for infinity.
    void raise(const PlaneColours&, const std::vector<int>& area, int anchor, std::optional<int> main,
               const Encoder& rule);
    void assume(std::vector<Lit>&) const;

private:
    struct Alive {
        Potential potential;
        std::pair<int, int> ends;
    };
    std::vector<Alive> m_alive; ///< oldest first
    std::map<std::pair<int, int>, int> m_uses;
};

} // namespace tokisuji
