// Cells list their corners clockwise: the side of a cell is that of its neighbour the other way round. What has no such
// counterpart within a group is its outline.
#include "engine/drawing/tile_outlines.h"

#include "engine/drawing/shapes.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <utility>

namespace tokisuji {

namespace {

using TileSide = std::pair<Place, Place>; // from corner to corner

std::set<TileSide> sidesOf(const Grid& grid, const std::vector<Place>& cells)
{
    std::set<TileSide> sides;
    for (const Place cell : cells) {
        const std::vector<Place> corners = grid.corners(cell);
        for (std::size_t i = 0; i < corners.size(); ++i)
            sides.emplace(corners[i], corners[(i + 1) % corners.size()]);
    }
    return sides;
}

bool hasCounterpart(const std::set<TileSide>& sides, const TileSide& side)
{
    return sides.contains({side.second, side.first});
}

int cross(Place a, Place b, Place c)
{
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

Point between(Place a, Place b)
{
    return {(a.x + b.x) / 4.0, (a.y + b.y) / 4.0};
}

/// A ring of corners without those on straight sides.
Chain ringOf(const std::vector<Place>& corners)
{
    const std::size_t n = corners.size(), middle = (n - 1) / 2;
    Chain ring{{}, true, between(corners[middle], corners[(middle + 1) % n])};
    for (std::size_t i = 0; i < n; ++i)
        if (cross(corners[(i + n - 1) % n], corners[i], corners[(i + 1) % n]) != 0)
            ring.points.push_back(pointOf(corners[i]));
    return ring;
}

/// A line of the plane: its direction, and how far off the origin it lies.
struct Ray {
    int dx;
    int dy;
    int offset;
    friend auto operator<=>(const Ray&, const Ray&) = default;
};

Ray rayOf(Place a, Place b)
{
    const int length = std::gcd(b.x - a.x, b.y - a.y);
    const int dx = (b.x - a.x) / length, dy = (b.y - a.y) / length;
    return {dx, dy, dx * a.y - dy * a.x};
}

} // namespace

std::vector<Chain> tileOutline(const Grid& grid, const std::vector<Place>& cells)
{
    const std::set<TileSide> sides = sidesOf(grid, cells);
    std::multimap<Place, Place> rim;
    for (const TileSide& side : sides)
        if (!hasCounterpart(sides, side))
            rim.insert(side);
    std::vector<Chain> chains;
    while (!rim.empty()) {
        std::vector<Place> corners;
        for (auto next = rim.begin(); next != rim.end();) {
            corners.push_back(next->first);
            const Place to = next->second;
            rim.erase(next);
            next = rim.find(to);
        }
        chains.push_back(ringOf(corners));
    }
    return chains;
}

std::vector<Chain> tileSeams(const Grid& grid)
{
    const std::set<TileSide> sides = sidesOf(grid, grid.cells());
    std::map<Ray, std::vector<TileSide>> lines;
    for (const TileSide& side : sides)
        if (side.first < side.second && hasCounterpart(sides, side))
            lines[rayOf(side.first, side.second)].push_back(side); // in the order of the line
    std::vector<Chain> strokes;
    for (const auto& [ray, pieces] : lines)
        for (std::size_t from = 0, to = 0; from < pieces.size(); from = ++to) {
            while (to + 1 < pieces.size() && pieces[to].second == pieces[to + 1].first)
                ++to;
            const Place first = pieces[from].first, last = pieces[to].second;
            strokes.push_back({{pointOf(first), pointOf(last)}, false, between(first, last)});
        }
    return strokes;
}

} // namespace tokisuji
