#include "editor/ui/tools/spot.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tokisuji {

namespace {

/// One coordinate of nearestPlace().
std::int16_t nearestCoordinate(double value, double margin)
{
    const int cell = static_cast<int>(std::floor(value / 2));
    const double within = value / 2 - cell;
    const int part = within < margin ? 0 : within < 1 - margin ? 1 : 2;
    return static_cast<std::int16_t>(2 * cell + part);
}

} // namespace

Spot spotAt(Place place)
{
    return {static_cast<double>(place.x), static_cast<double>(place.y)};
}

Place cellUnder(Spot spot)
{
    return cellAt(static_cast<int>(std::floor(spot.x / 2)), static_cast<int>(std::floor(spot.y / 2)));
}

Spot settled(Spot spot, const Grid& grid)
{
    if (grid.hasSquares())
        return spot;
    const auto cell = grid.cellUnder(spot.x, spot.y);
    return cell ? spotAt(*cell) : spot;
}

Place nearestPlace(Spot spot, double margin)
{
    return {nearestCoordinate(spot.x, margin), nearestCoordinate(spot.y, margin)};
}

bool isOffFrame(Place place, Size size)
{
    return place.x > 0 && place.y > 0 && place.x < 2 * size.width && place.y < 2 * size.height;
}

Place nearestPoint(Spot spot)
{
    const auto even = [](double value) { return static_cast<std::int16_t>(2 * std::lround(value / 2)); };
    return {even(spot.x), even(spot.y)};
}

std::optional<Place> edgeNear(Spot spot, double margin)
{
    const Place place = nearestPlace(spot, margin);
    return isEdge(place) ? std::optional(place) : std::nullopt;
}

int cornerUnder(Spot spot)
{
    const Place cell = cellUnder(spot);
    const double x = (spot.x - cell.x + 1) / 2;
    const double y = (spot.y - cell.y + 1) / 2;
    const auto third = [](double at) { return at < 1.0 / 3 ? 0 : at < 2.0 / 3 ? 1 : 2; };
    constexpr std::array<std::array<int, 3>, 3> corners{{{1, 0, 2}, {0, 0, 0}, {3, 0, 4}}};
    return corners[static_cast<std::size_t>(third(y))][static_cast<std::size_t>(third(x))];
}

std::vector<Spot> way(Spot from, Spot to)
{
    const double distance = std::max(std::abs(to.x - from.x), std::abs(to.y - from.y));
    const int steps = std::max(1, static_cast<int>(std::ceil(distance / 0.5)));
    std::vector<Spot> points;
    points.reserve(static_cast<std::size_t>(steps));
    for (int i = 1; i <= steps; ++i)
        points.push_back({from.x + (to.x - from.x) * i / steps, from.y + (to.y - from.y) * i / steps});
    return points;
}

Dir stepDirection(Place from, Place to)
{
    if (from.y == to.y && from.x != to.x)
        return to.x < from.x ? Dir::Left : Dir::Right;
    if (from.x == to.x && from.y != to.y)
        return to.y < from.y ? Dir::Up : Dir::Down;
    return Dir::None;
}

} // namespace tokisuji
