#include "engine/drawing/shapes.h"

#include <array>
#include <cmath>
#include <numbers>

namespace tokisuji {

Point around(Point centre, double radius, double angle)
{
    return centre + Point{radius * std::cos(angle), radius * std::sin(angle)};
}

std::vector<Point> cornersOf(const Box& box)
{
    const auto [left, top] = box.topLeft;
    const auto [right, bottom] = box.bottomRight;
    return {{left, top}, {right, top}, {right, bottom}, {left, bottom}};
}

Item stroke(Level level, std::vector<Point> points, const Pen& pen)
{
    Item item;
    item.level = level;
    item.points = std::move(points);
    item.stroke = pen.ink;
    item.width = pen.width;
    item.minWidthPx = pen.minWidthPx;
    item.join = pen.join;
    item.dashes = pen.dashes;
    item.opacity = pen.opacity;
    return item;
}

Item outline(Level level, std::vector<Point> closedPath, const Pen& pen)
{
    Item item = stroke(level, std::move(closedPath), pen);
    item.closed = true;
    return item;
}

Item filled(Level level, std::vector<Point> closedPath, Ink ink)
{
    Item item;
    item.level = level;
    item.points = std::move(closedPath);
    item.closed = true;
    item.fill = ink;
    return item;
}

Item filled(Level level, const Box& box, Ink ink)
{
    Item item = filled(level, cornersOf(box), ink);
    item.join = Join::Sharp;
    return item;
}

Item outlined(Level level, const Box& box, const Pen& pen)
{
    return outline(level, cornersOf(box), pen);
}

Item hatched(Item item, Ink hatch, Hatch direction, double step)
{
    item.hatch = direction;
    item.hatchInk = hatch;
    item.hatchStep = step;
    return item;
}

Item disc(Level level, Point centre, double radius, Ink fill)
{
    Item item;
    item.shape = Item::Circle;
    item.level = level;
    item.points = {centre};
    item.radius = radius;
    item.fill = fill;
    return item;
}

Item ring(Level level, Point centre, double radius, const Pen& pen, Ink fill)
{
    Item item = stroke(level, {centre}, pen);
    item.shape = Item::Circle;
    item.radius = radius;
    item.fill = fill;
    return item;
}

Item text(Level level, Point centre, std::string text, double height, Ink ink, Weight weight)
{
    Item item;
    item.shape = Item::Text;
    item.level = level;
    item.points = {centre};
    item.text = std::move(text);
    item.textHeight = height;
    item.stroke = ink;
    item.weight = weight;
    return item;
}

Item cross(Level level, Point centre, double arm, const Pen& pen)
{
    Item item = stroke(level, {centre}, pen);
    item.shape = Item::Cross;
    item.radius = arm;
    return item;
}

std::vector<Point> roundedBox(const Box& box, double radius)
{
    constexpr int pointsPerCorner = 7;
    const Box inner = box.grown(-radius);
    const auto [left, top] = inner.topLeft;
    const auto [right, bottom] = inner.bottomRight;
    const std::array<Point, 4> centres{Point{right, top}, {right, bottom}, {left, bottom}, {left, top}};
    std::vector<Point> path;
    path.reserve(4 * pointsPerCorner);
    for (int corner = 0; corner < 4; ++corner)
        for (int i = 0; i < pointsPerCorner; ++i) {
            const double turn = corner - 1 + static_cast<double>(i) / (pointsPerCorner - 1);
            const double angle = turn * std::numbers::pi / 2;
            const Point centre = centres[static_cast<std::size_t>(corner)];
            path.push_back(centre + Point{radius * std::cos(angle), radius * std::sin(angle)});
        }
    return path;
}

} // namespace tokisuji
