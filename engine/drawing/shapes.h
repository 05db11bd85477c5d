// Shapes: short ways to make the items that drawings are made of.
#pragma once

#include "engine/drawing/drawing.h"

namespace tokisuji {

/// How a stroke is drawn.
struct Pen {
    Ink ink = Ink::Ink;
    double width = 0.02;
    double minWidthPx = 1;
    Join join = Join::Round;
    std::vector<double> dashes = {}; ///< in stroke widths
    double opacity = 1;
};

/// A rectangle in cell units.
struct Box {
    Point topLeft;
    Point bottomRight;

    [[nodiscard]] Box grown(double by) const
    {
        return {{topLeft.x - by, topLeft.y - by}, {bottomRight.x + by, bottomRight.y + by}};
    }
};

[[nodiscard]] constexpr Point pointOf(Place p)
{
    return {p.x / 2.0, p.y / 2.0};
}
[[nodiscard]] constexpr Point operator+(Point a, Point b)
{
    return {a.x + b.x, a.y + b.y};
}
/// An empty drawing of that rectangle.
[[nodiscard]] inline Drawing around(const Box& box)
{
    return {box.topLeft, box.bottomRight, {}};
}
/// The point of a circle at an angle, clockwise from the right.
[[nodiscard]] Point around(Point centre, double radius, double angle);
/// The square with its centre in `centre` and this half side.
[[nodiscard]] constexpr Box boxAround(Point centre, double half)
{
    return {{centre.x - half, centre.y - half}, {centre.x + half, centre.y + half}};
}
[[nodiscard]] constexpr Box boxOf(Place cell)
{
    return boxAround(pointOf(cell), 0.5);
}
/// From one cell to another one right of or below it.
[[nodiscard]] constexpr Box boxOf(Place first, Place last)
{
    return {boxOf(first).topLeft, boxOf(last).bottomRight};
}

[[nodiscard]] Item stroke(Level, std::vector<Point>, const Pen&);
[[nodiscard]] Item outline(Level, std::vector<Point> closedPath, const Pen&);
[[nodiscard]] Item filled(Level, std::vector<Point> closedPath, Ink);
[[nodiscard]] Item filled(Level, const Box&, Ink);
[[nodiscard]] Item outlined(Level, const Box&, const Pen&);
/// A filled shape with hatching on it.
[[nodiscard]] Item hatched(Item, Ink hatch, Hatch direction, double step);
[[nodiscard]] Item disc(Level, Point centre, double radius, Ink fill);
[[nodiscard]] Item ring(Level, Point centre, double radius, const Pen&, Ink fill = Ink::None);
[[nodiscard]] Item text(Level, Point centre, std::string text, double height, Ink, Weight = Weight::Medium);
/// A "×".
[[nodiscard]] Item cross(Level, Point centre, double arm, const Pen&);
/// The corners of a box, clockwise from the upper left one.
[[nodiscard]] std::vector<Point> cornersOf(const Box&);
/// The corners of a box, rounded.
[[nodiscard]] std::vector<Point> roundedBox(const Box&, double radius);

} // namespace tokisuji
