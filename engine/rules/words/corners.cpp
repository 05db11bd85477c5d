#include "engine/rules/words/corners.h"

#include <array>

namespace tokisuji {

namespace family {

constexpr RuleFamily oneTriangle{
    .id = "one-triangle",
    .name = {"one triangle or none in a cell", "マスに三角形は 1 つまで"},
    .broken = {"A cell does not hold exactly one triangle or none", "マスの三角形が決まっていません"}};

} // namespace family

namespace {

/// The two corners at each side, in the order of `directions`.
constexpr std::array<std::array<Corner, 2>, 4> cornersAt{{{Corner::UpperLeft, Corner::UpperRight},
                                                          {Corner::LowerLeft, Corner::LowerRight},
                                                          {Corner::UpperLeft, Corner::LowerLeft},
                                                          {Corner::UpperRight, Corner::LowerRight}}};
constexpr int octants = 8;

/// The angles round a point, clockwise from straight up: the cell that each lies in, as two steps from the point, and
/// the side of the cell that it touches.
struct Octant {
    Dir vertical;
    Dir horizontal;
    Dir side;
};
constexpr std::array<Octant, octants> round{{{Dir::Up, Dir::Right, Dir::Left},
                                             {Dir::Up, Dir::Right, Dir::Down},
                                             {Dir::Down, Dir::Right, Dir::Up},
                                             {Dir::Down, Dir::Right, Dir::Left},
                                             {Dir::Down, Dir::Left, Dir::Right},
                                             {Dir::Down, Dir::Left, Dir::Up},
                                             {Dir::Up, Dir::Left, Dir::Down},
                                             {Dir::Up, Dir::Left, Dir::Right}}};

/// White angles are 90, 180 or 360 degrees: behind a black one at least two are white, and a third one calls for a
/// fourth, behind which it is black again.
void whiteAngles(Rules& r, Place point, const std::array<Lit, octants>& black, const RuleFamily& family)
{
    for (std::size_t i = 0; i < octants; ++i) {
        const auto at = [&](std::size_t k) { return black[(i + k) % octants]; };
        r.at(point, family).any({!at(0), at(1), !at(2)});
        r.at(point, family).any({!at(0), at(1), at(2), at(3), !at(4)});
        r.at(point, family).any({!at(0), at(1), at(2), at(3), at(4), at(5)});
    }
}

} // namespace

Corners::Corners(Rules& r, const Board& b) : m_grid(b.grid())
{
    for (const Place c : m_grid.cells()) {
        if (b.at(Layer::Number, c) != blank) {
            m_triangles.push_back(No);
            continue;
        }
        const NumberVar triangle = r.numberAnswer(Layer::Corner, c, 0, 4, family::oneTriangle);
        m_triangles.push_back(!triangle.values.front());
        for (std::size_t side = 0; side < directions.size(); ++side) {
            std::vector<Lit> fills;
            for (const Corner corner : cornersAt[side])
                fills.push_back(triangle.values[static_cast<std::size_t>(corner)]);
            m_sides[{c, directions[side]}] = r.anyOf(std::move(fills));
        }
    }
}

Field Corners::triangles() const
{
    return {m_grid, PlaceKind::Cell, m_triangles};
}

Lit Corners::black(Place cell, Dir side) const
{
    const auto known = m_sides.find({cell, side});
    return known == m_sides.end() ? Yes : known->second;
}

void rightAngles(Rules& r, const Grid& grid, const Corners& corners, const RuleFamily& family)
{
    for (const Place point : grid.all(PlaceKind::Vertex)) {
        std::array<Lit, octants> black;
        for (std::size_t i = 0; i < octants; ++i)
            black[i] = corners.black(point.step(round[i].vertical, 1).step(round[i].horizontal, 1), round[i].side);
        whiteAngles(r, point, black, family);
    }
}

} // namespace tokisuji
