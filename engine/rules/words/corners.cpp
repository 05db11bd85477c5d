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
///
/// A premise is about what is black now, a conclusion holds also where it may become black.
template <class Say>
void whiteAngles(const std::array<Lit, octants>& now, const std::array<Lit, octants>& later, const Say& say)
{
    for (std::size_t i = 0; i < octants; ++i) {
        const auto white = [&](std::size_t k) { return !now[(i + k) % octants]; };
        const auto at = [&](std::size_t k) { return later[(i + k) % octants]; };
        say({white(0), at(1), white(2)});
        say({white(0), at(1), at(2), at(3), white(4)});
        say({white(0), at(1), at(2), at(3), at(4), at(5)});
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
            if (r.isOpen()) {
                fills.push_back(triangle.values.front());
                m_mayBe[{c, directions[side]}] = r.anyOf(fills);
                fills.pop_back();
            }
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

Lit Corners::mayBeBlack(Place cell, Dir side) const
{
    const auto known = m_mayBe.find({cell, side});
    return known == m_mayBe.end() ? black(cell, side) : known->second;
}

void rightAngles(Rules& r, const Grid& grid, const Corners& corners, const RuleFamily& family)
{
    for (const Place point : grid.all(PlaceKind::Vertex)) {
        std::array<Lit, octants> black, mayBeBlack;
        for (std::size_t i = 0; i < octants; ++i) {
            const Place cell = point.step(round[i].vertical, 1).step(round[i].horizontal, 1);
            black[i] = corners.black(cell, round[i].side);
            mayBeBlack[i] = corners.mayBeBlack(cell, round[i].side);
        }
        whiteAngles(black, mayBeBlack, [&](std::vector<Lit> lits) { r.at(point, family).any(std::move(lits)); });
        if (r.isOpen())
            whiteAngles(black, black,
                        [&](std::vector<Lit> lits) { r.at(point, family).unlessClue().any(std::move(lits)); });
    }
}

} // namespace tokisuji
