#include "engine/board/turn.h"

#include "engine/board/bed.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tokisuji {

namespace {

/// What is no direction stays as it is: a log may hold anything.
int turnedArrow(int value, Transform::Kind kind)
{
    return value >= 1 && value <= static_cast<int>(Dir::Right) ? static_cast<int>(turned(static_cast<Dir>(value), kind))
                                                               : value;
}

/// A slash joins two corners: every one of the four turns makes it the other one.
int turnedSymbol(int value)
{
    const auto backslash = static_cast<int>(Symbol::Backslash), slash = static_cast<int>(Symbol::Slash);
    return value == backslash || value == slash ? backslash + slash - value : value;
}

/// A bar stands or lies; two of them stay as they are.
int turnedBar(int value, Transform::Kind kind)
{
    const auto vertical = static_cast<int>(Bar::Vertical), horizontal = static_cast<int>(Bar::Horizontal);
    return swapsAxes(kind) && (value == vertical || value == horizontal) ? vertical + horizontal - value : value;
}

int turnedCorner(int value, Transform::Kind kind)
{
    constexpr std::array corners{Place{-1, 1}, Place{1, 1}, Place{1, -1}, Place{-1, -1}}; // from LowerLeft on
    if (value < 1 || value > static_cast<int>(corners.size()))
        return value;
    const Place corner = turned(corners[static_cast<std::size_t>(value - 1)], Size{}, kind);
    return 1 + static_cast<int>(std::ranges::find(corners, corner) - corners.begin());
}

/// Upper left, upper right, lower left, lower right from `first` on.
int turnedQuarter(int value, int first, Transform::Kind kind)
{
    constexpr std::array corners{Place{-1, -1}, Place{1, -1}, Place{-1, 1}, Place{1, 1}};
    const Place corner = turned(corners[static_cast<std::size_t>(value - first)], Size{}, kind);
    return first + static_cast<int>(std::ranges::find(corners, corner) - corners.begin());
}

int turnedSet(int value, Transform::Kind kind)
{
    const auto bitOf = [](Dir d) { return 1 << (static_cast<int>(d) - 1); };
    int image = 0;
    for (const Dir d : directions)
        if ((value & bitOf(d)) != 0)
            image |= bitOf(turned(d, kind));
    return image;
}

int turnedBed(int value, Transform::Kind kind)
{
    const Dir other = otherHalf(value);
    return other == Dir::None ? value : halfOfBed(isPillow(value) ? Half::Pillow : Half::Foot, turned(other, kind));
}

int turnedSign(int value, Transform::Kind kind, SignTurn turn)
{
    constexpr int upright = 2, level = 3, firstCorner = 7, lastCorner = 10, everyArrow = 15;
    const bool areDirections = turn == SignTurn::Directions || turn == SignTurn::Letters || turn == SignTurn::Ships;
    if (areDirections && value >= 1 && value <= static_cast<int>(Dir::Right))
        return static_cast<int>(turned(static_cast<Dir>(value), kind));
    if (turn == SignTurn::Ships && value >= firstCorner && value <= lastCorner)
        return turnedQuarter(value, firstCorner, kind);
    if (turn == SignTurn::Sets && value >= 1 && value <= everyArrow)
        return turnedSet(value, kind);
    const bool changes = turn == SignTurn::Bars && swapsAxes(kind) && (value == upright || value == level);
    return changes ? upright + level - value : value;
}

/// Ticks stand each in the place of its side, letters anywhere.
int turnedSmall(int packed, Transform::Kind kind, SignTurn turn)
{
    if (packed == blank || (turn != SignTurn::Directions && turn != SignTurn::Letters))
        return packed;
    std::array<int, 4> next{};
    const auto four = unpackCandidates(packed);
    for (std::size_t i = 0; i < four.size(); ++i)
        if (const int to = turnedSign(four[i], kind, turn); to > 0)
            next[turn == SignTurn::Letters ? i : static_cast<std::size_t>(to - 1) % next.size()] = to;
    return packCandidates(next);
}

int turnedTerrain(int value, Transform::Kind kind)
{
    const auto vertical = static_cast<int>(Terrain::GateVertical),
               horizontal = static_cast<int>(Terrain::GateHorizontal);
    return swapsAxes(kind) && (value == vertical || value == horizontal) ? vertical + horizontal - value : value;
}

} // namespace

Place turned(Place p, Size size, Transform::Kind kind)
{
    const int w = 2 * size.width, h = 2 * size.height;
    const auto at = [](int x, int y) { return Place{static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)}; };
    switch (kind) {
    case Transform::FlipLeftRight:
        return at(w - p.x, p.y);
    case Transform::FlipTopBottom:
        return at(p.x, h - p.y);
    case Transform::RotateRight:
        return at(h - p.y, p.x);
    case Transform::RotateLeft:
        return at(p.y, w - p.x);
    }
    return p;
}

Place turned(Place p, Size size, std::span<const Transform::Kind> kinds)
{
    for (const Transform::Kind kind : kinds) {
        p = turned(p, size, kind);
        if (swapsAxes(kind))
            std::swap(size.width, size.height);
    }
    return p;
}

/// A line of an even number of places begins with the other colour of a chessboard when it is read from its end.
Grid turned(const Grid& grid, Transform::Kind kind)
{
    const auto [width, height] = grid.size();
    const bool alongHeight = kind == Transform::FlipTopBottom || kind == Transform::RotateRight;
    return Grid(swapsAxes(kind) ? Size{height, width} : grid.size(),
                grid.tiling().movedBy((alongHeight ? height : width) - 1));
}

bool canBeTurned(const Grid& grid, Transform::Kind kind)
{
    return grid.tiling().kind != Tiling::Bricks || !swapsAxes(kind);
}

Dir turned(Dir d, Transform::Kind kind)
{
    if (d == Dir::None)
        return d;
    const Place tip = turned(Place{}.step(d), Size{}, kind);
    return *std::ranges::find_if(directions, [&](Dir e) { return Place{}.step(e) == tip; });
}

Layer turned(Layer layer, Transform::Kind kind)
{
    constexpr std::array directed{Layer::Up, Layer::Down, Layer::Left, Layer::Right};
    const auto it = std::ranges::find(directed, layer);
    if (it == directed.end())
        return layer;
    const Dir to = turned(directions[static_cast<std::size_t>(it - directed.begin())], kind);
    return directed[static_cast<std::size_t>(to) - 1];
}

int turned(Layer layer, int value, Transform::Kind kind, SignTurn signs)
{
    switch (layer) {
    case Layer::Arrow:
    case Layer::Heading:
    case Layer::Way:
        return turnedArrow(value, kind);
    case Layer::Number:
        return signs == SignTurn::Ways ? value : turnedSign(value, kind, signs);
    case Layer::Digit:
        if (signs == SignTurn::Beds)
            return turnedBed(value, kind);
        return turnedSign(value, kind, signs == SignTurn::Ways ? SignTurn::Directions : signs);
    case Layer::Candidates:
        return turnedSmall(value, kind, signs);
    case Layer::Symbol:
        return turnedSymbol(value);
    case Layer::Bar:
        return turnedBar(value, kind);
    case Layer::Corner:
        return turnedCorner(value, kind);
    case Layer::Terrain:
        return turnedTerrain(value, kind);
    default:
        return value;
    }
}

int turned(Layer layer, int value, std::span<const Transform::Kind> kinds, SignTurn signs)
{
    for (const Transform::Kind kind : kinds)
        value = turned(layer, value, kind, signs);
    return value;
}

} // namespace tokisuji
