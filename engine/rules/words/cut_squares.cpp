#include "engine/rules/words/cut_squares.h"

#include <algorithm>
#include <ranges>
#include <utility>

namespace tokisuji {

CutSquares::CutSquares(Rules& r, const Borders& border, Field inside)
    : m_inside(std::move(inside)), m_open(grid(), PlaceKind::Edge, No)
{
    for (const Place edge : grid().innerEdges()) {
        const auto [one, other] = cellsBeside(edge);
        m_open[edge] = r.allOf({!border[edge], m_inside[one], m_inside[other]});
    }
    areFull(r);
    areAsWideAsHigh(r);
    measure(r);
}

/// If three cells at a point are connected, so is the fourth.
void CutSquares::areFull(Rules& r) const
{
    for (const auto& window : grid().windows(2, 2)) {
        const Place point = window.front().step(Dir::Right, 1).step(Dir::Down, 1);
        const auto side = [&](Dir d) { return m_open[point.step(d, 1)]; };
        for (const Dir across : ends(Axis::Horizontal))
            for (const Dir upright : ends(Axis::Vertical))
                for (const Dir opposed : {opposite(across), opposite(upright)})
                    r.at(point, family::cutSquare).unlessClue().any({!side(across), !side(upright), side(opposed)});
    }
}

/// Measured from the upper left corner.
void CutSquares::areAsWideAsHigh(Rules& r) const
{
    for (const Place c : grid().cells()) {
        const Lit isCorner = r.allOf({m_inside[c], !open(c, Dir::Left), !open(c, Dir::Up)});
        Lit right = Yes, down = Yes;
        Place toRight = c, below = c;
        while (right != No || down != No) {
            right = r.allOf({right, open(toRight, Dir::Right)});
            down = r.allOf({down, open(below, Dir::Down)});
            r.at(c, family::cutSquare).unlessClue().when(isCorner).same(right, down);
            toRight = toRight.step(Dir::Right);
            below = below.step(Dir::Down);
        }
    }
}

/// From the left: how many cells of the row lie before it; then from the right, what the whole row has.
void CutSquares::measure(Rules& r)
{
    const int longest = std::min(grid().size().width, grid().size().height);
    std::vector<PlaceMap<Lit>> before(static_cast<std::size_t>(longest), PlaceMap<Lit>(grid(), No));
    m_sides = before;
    const std::vector<Place> cells = grid().cells();
    for (const Place c : cells) {
        const Lit goesOn = open(c, Dir::Left);
        before[0][c] = !goesOn;
        for (std::size_t k = 1; k < before.size() && goesOn != No; ++k)
            before[k][c] = r.allOf({goesOn, before[k - 1][c.step(Dir::Left)]});
    }
    for (const Place c : cells | std::views::reverse) {
        const Lit goesOn = open(c, Dir::Right);
        for (std::size_t k = 0; k < before.size(); ++k) {
            const Lit beyond = goesOn == No ? No : m_sides[k][c.step(Dir::Right)];
            m_sides[k][c] = r.anyOf({r.allOf({goesOn, beyond}), r.allOf({!goesOn, before[k][c]})});
        }
    }
}

void CutSquares::differBesideEachOther(Rules& r) const
{
    for (const Place edge : grid().innerEdges()) {
        const auto [one, other] = cellsBeside(edge);
        for (const auto& side : m_sides)
            r.at(edge, family::equalSquares)
                .unlessClue()
                .never({m_inside[one], m_inside[other], !m_open[edge], side[one], side[other]});
    }
}

void CutSquares::restsOutside(Rules& r, const Field& field, Dir d, const RuleFamily& family) const
{
    const Dir along = d == Dir::Up || d == Dir::Down ? Dir::Right : Dir::Down;
    PlaceMap<Lit> rests(grid(), No); // here or further on along the side
    for (const Place c : grid().cells() | std::views::reverse) {
        const Lit goesOn = open(c, along);
        rests[c] = r.anyOf({!field[c.step(d)], goesOn == No ? No : r.allOf({goesOn, rests[c.step(along)]})});
        r.at(c, family).unlessClue().when(r.allOf({m_inside[c], !open(c, d), !open(c, opposite(along))})).is(rests[c]);
    }
}

} // namespace tokisuji
