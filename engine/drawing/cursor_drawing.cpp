#include "engine/drawing/cursor_drawing.h"

#include "engine/drawing/board_parts.h"
#include "engine/drawing/contours.h"
#include "engine/drawing/detail.h"
#include "engine/drawing/shapes.h"
#include "engine/genre/registry.h"

#include <algorithm>
#include <cmath>

namespace tokisuji {

namespace {

constexpr double cursorInset = 0.06; ///< of the brackets within their cell

double lengthBetween(Point a, Point b)
{
    return std::hypot(a.x - b.x, a.y - b.y);
}

/// The point so far on the way from one to another.
Point onWay(Point from, Point to, double share)
{
    return from + Point{(to.x - from.x) * share, (to.y - from.y) * share};
}

Box boxRound(const std::vector<Point>& path)
{
    const auto [left, right] = std::ranges::minmax(path, {}, &Point::x);
    const auto [top, bottom] = std::ranges::minmax(path, {}, &Point::y);
    return {{left.x, top.y}, {right.x, bottom.y}};
}

/// The corners of a cell that is no square, a little within it, and never very small; those of others on its sides are
/// none.
std::vector<Point> cornersOfTile(const Grid& grid, Place cell, double cellPixels)
{
    const std::vector<Point> path = cellPath(grid, cell);
    std::vector<Point> corners;
    Point centre;
    for (std::size_t i = 0; i < path.size(); ++i) {
        const Point before = path[(i + path.size() - 1) % path.size()], after = path[(i + 1) % path.size()];
        if (lengthBetween(before, path[i]) + lengthBetween(path[i], after)
            > lengthBetween(before, after) + cursorInset / 2)
            corners.push_back(path[i]);
    }
    for (const Point corner : corners)
        centre = centre + Point{corner.x / double(corners.size()), corner.y / double(corners.size())};
    const auto [topLeft, bottomRight] = boxRound(corners);
    const double extent = std::min(bottomRight.x - topLeft.x, bottomRight.y - topLeft.y);
    const double grows = std::max(1.0, minBadgePx / cellPixels / extent);
    for (Point& corner : corners)
        corner = onWay(centre, corner, grows - 2 * cursorInset / lengthBetween(centre, corner));
    return corners;
}

std::vector<Point> cornersRound(const Grid& grid, Place place, double cellPixels)
{
    if (isCell(place) && grid.hasCell(place) && !grid.hasSquares())
        return cornersOfTile(grid, place, cellPixels);
    const double wanted = (isCell(place) ? 0.5 : 0.3) - cursorInset;
    return cornersOf(boxAround(pointOf(place), std::max(wanted, minBadgePx / 2 / cellPixels)));
}

} // namespace

Drawing drawCursor(const Grid& grid, Place place, double cellPixels, Dir writes)
{
    constexpr double arm = 0.26, width = 0.07, longest = 0.375;
    const std::vector<Point> corners = cornersRound(grid, place, cellPixels);
    const Box box = boxRound(corners);
    const Pen pen{.ink = Ink::Accent, .width = width, .minWidthPx = 2, .join = Join::Sharp};
    Drawing drawing = around(box.grown(width));
    // A rim of paper keeps it in sight on shaded cells.
    const Pen rim{.ink = Ink::Paper, .width = width + 0.06, .minWidthPx = 4, .join = Join::Sharp};
    for (const Pen& each : {rim, pen})
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const auto towards = [&](std::size_t other) {
                const double side = lengthBetween(corners[i], corners[other % corners.size()]);
                return onWay(corners[i], corners[other % corners.size()],
                             std::min(std::max(arm, 4 / cellPixels) / side, longest));
            };
            drawing.add(stroke(Level::Cursor, {towards(i + corners.size() - 1), corners[i], towards(i + 1)}, each));
        }
    if (writes != Dir::None) {
        constexpr double tip = 0.04, wide = 0.13, deep = 0.14;
        const double half = (box.bottomRight.x - box.topLeft.x) / 2;
        const auto at = [&](double along, double across) {
            return pointOf(place)
                   + Point{(half + along) * dx(writes) - across * dy(writes),
                           (half + along) * dy(writes) + across * dx(writes)};
        };
        drawing.add(filled(Level::Cursor, {at(tip - deep, -wide), at(tip, 0), at(tip - deep, wide)}, Ink::Accent));
    }
    return drawing;
}

Drawing drawHover(const Grid& grid, Place cell)
{
    Drawing drawing = around(boundsOf(grid));
    Item item = filledCell(Level::Cursor, grid, cell, Ink::Accent);
    item.opacity = 0.1;
    drawing.add(std::move(item));
    return drawing;
}

Drawing drawHighlight(const Board& board, const std::vector<Place>& places, double cellPixels)
{
    const auto [width, height] = board.size();
    Drawing drawing{{0, 0}, {double(width), double(height)}, {}};
    std::vector<Place> cells;
    std::vector<Segment> segments;
    const LineForm form = lineFormOf(genreOf(board));
    for (const Place place : places)
        if (board.grid().contains(PlaceKind::Cell, place))
            cells.push_back(place);
        else if (board.grid().contains(PlaceKind::Edge, place))
            segments.push_back(form == LineForm::Along ? alongEdge(place) : acrossEdge(place));

    const Pen rim{.ink = Ink::Accent, .width = 0.08, .minWidthPx = 2};
    const Pen line{.ink = Ink::Accent, .width = std::max(0.16, 3 / cellPixels), .opacity = 0.8};
    for (const auto& [group, pen] :
         {std::pair{outlineOf(board.grid(), cells), rim}, std::pair{chains(board.size(), segments), line}})
        for (const Chain& chain : group) {
            Item item = stroke(Level::Cursor, chain.points, pen);
            item.closed = chain.closed;
            drawing.add(std::move(item));
        }
    return drawing;
}

Drawing drawSelection(const CellArea& area, double cellPixels, const OutsideDepths& outside)
{
    const Box cells = boxOf(area.first, area.last);
    const Box box{cells.topLeft + Point{-1.0 * outside[2], -1.0 * outside[0]},
                  cells.bottomRight + Point{1.0 * outside[3], 1.0 * outside[1]}};
    const double width = std::max(0.05, 2 / cellPixels);
    Drawing drawing = around(box.grown(2 * width));
    Item fill = filled(Level::Cursor, box, Ink::Accent);
    fill.opacity = 0.12;
    drawing.add(std::move(fill));
    drawing.add(outlined(Level::Cursor, box, {.ink = Ink::Paper, .width = 2 * width, .join = Join::Sharp}));
    drawing.add(
        outlined(Level::Cursor, box, {.ink = Ink::Accent, .width = width, .join = Join::Sharp, .dashes = {4, 2}}));
    return drawing;
}

Drawing drawAxes(Size size, std::span<const Symmetry> symmetries)
{
    constexpr double beyond = 0.3, centreRadius = 0.11;
    const double w = size.width, h = size.height;
    const Point middle{w / 2, h / 2};
    const Pen pen{.ink = Ink::Accent, .width = 0.05, .minWidthPx = 1.5, .dashes = {4, 3}, .opacity = 0.55};
    const Pen firm{.ink = Ink::Accent, .width = 0.05, .minWidthPx = 1.5, .opacity = 0.55};
    Drawing drawing = around(Box{{0, 0}, {w, h}}.grown(beyond));
    const auto line = [&](Point a, Point b) { drawing.add(stroke(Level::Cursor, {a, b}, pen)); };
    for (const Symmetry symmetry : symmetries)
        switch (symmetry) {
        case Symmetry::LeftRight:
            line({middle.x, -beyond}, {middle.x, h + beyond});
            break;
        case Symmetry::TopBottom:
            line({-beyond, middle.y}, {w + beyond, middle.y});
            break;
        case Symmetry::Diagonal:
            line({-beyond, -beyond}, {w + beyond, h + beyond});
            break;
        case Symmetry::AntiDiagonal:
            line({w + beyond, -beyond}, {-beyond, h + beyond});
            break;
        case Symmetry::Quarter:
            drawing.add(outlined(Level::Cursor, boxAround(middle, 1.9 * centreRadius), firm));
            [[fallthrough]];
        case Symmetry::Point:
            drawing.add(ring(Level::Cursor, middle, centreRadius, firm));
            break;
        case Symmetry::None:
            break;
        }
    return drawing;
}

} // namespace tokisuji
