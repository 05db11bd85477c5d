#include "engine/formats/penpa/frame.h"

#include <algorithm>
#include <array>

namespace tokisuji::penpa {

namespace {

constexpr int hidden = 2; // cells beyond the drawing, on each side

/// Blocks of as many points as there are cells.
constexpr int cellBlock = 0, vertexBlock = 1, horizontalBlock = 2, verticalBlock = 3, quarterBlock = 4, sideBlock = 8,
              endBlock = 12;

/// Lattice points and edges are numbered with the cell to the upper left of them.
int blockOf(Place p)
{
    return isCell(p) ? cellBlock : isVertex(p) ? vertexBlock : (p.x & 1) != 0 ? horizontalBlock : verticalBlock;
}

/// Of the doubled lattice, also where it is negative.
int line(int coordinate)
{
    return (coordinate + (coordinate & 1)) / 2 - 1;
}

} // namespace

Size Frame::whole() const
{
    return {m_board.width + m_margins.left + m_margins.right, m_board.height + m_margins.top + m_margins.bottom};
}

int Frame::point(Place place) const
{
    const int x = line(place.x) + hidden + m_margins.left;
    const int y = line(place.y) + hidden + m_margins.top;
    return blockOf(place) * count() + y * stride() + x;
}

int Frame::quarter(Place cell, int part) const
{
    return quarterBlock * count() + 4 * point(cell) + part;
}

int Frame::side(Place cell, int part) const
{
    return sideBlock * count() + 4 * point(cell) + part;
}

Segment Frame::between(Place a, Place b) const
{
    return std::minmax({point(a), point(b)});
}

Segment Frame::along(Place edge) const
{
    const Dir forward = (edge.x & 1) != 0 ? Dir::Right : Dir::Down;
    return between(edge.step(opposite(forward), 1), edge.step(forward, 1));
}

Segment Frame::across(Place edge) const
{
    const auto [first, second] = cellsBeside(edge);
    return between(first, second);
}

int Frame::centre() const
{
    const Size all = whole();
    const int cell = (hidden + (all.height - 1) / 2) * stride() + hidden + (all.width - 1) / 2;
    const bool oddWidth = all.width % 2 != 0, oddHeight = all.height % 2 != 0;
    const int block = oddWidth ? (oddHeight ? cellBlock : horizontalBlock) : oddHeight ? verticalBlock : vertexBlock;
    return block * count() + cell;
}

std::optional<Spot> Frame::spot(int point) const
{
    if (point < 0 || point >= endBlock * count())
        return std::nullopt;
    const int block = point / count();
    const bool isWhole = block < quarterBlock;
    const int first = block < sideBlock ? quarterBlock : sideBlock;
    const int cell = isWhole ? point % count() : (point - first * count()) / 4;
    const bool oddX = isWhole ? block == cellBlock || block == horizontalBlock : true;
    const bool oddY = isWhole ? block == cellBlock || block == verticalBlock : true;
    const int x = 2 * (cell % stride() - hidden - m_margins.left) + (oddX ? 1 : 2);
    const int y = 2 * (cell / stride() - hidden - m_margins.top) + (oddY ? 1 : 2);
    const Place place{static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)};
    return isWhole ? Spot{Spot::Whole, place}
                   : Spot{block < sideBlock ? Spot::Quarter : Spot::Side, place, (point - first * count()) % 4};
}

std::optional<Place> Frame::middle(Segment segment) const
{
    const auto first = spot(segment.first), second = spot(segment.second);
    if (!first || !second || first->kind != Spot::Whole || second->kind != Spot::Whole)
        return std::nullopt;
    const Place a = first->place, b = second->place;
    for (const Dir d : directions)
        if (a.step(d) == b)
            return a.step(d, 1);
    return std::nullopt;
}

std::optional<Place> Frame::edgeAlong(Segment segment) const
{
    const auto edge = middle(segment);
    return edge && isVertex(spot(segment.first)->place) ? edge : std::nullopt;
}

std::optional<Place> Frame::edgeAcross(Segment segment) const
{
    const auto edge = middle(segment);
    return edge && isCell(spot(segment.first)->place) ? edge : std::nullopt;
}

} // namespace tokisuji::penpa
