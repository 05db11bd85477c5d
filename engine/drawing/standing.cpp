#include "engine/drawing/standing.h"

#include "engine/drawing/shapes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace tokisuji {

namespace {

constexpr double sine = 1 / std::numbers::sqrt2; ///< and cosine of the turn

template <class Turn>
PaperBox boxRound(const PaperBox& box, const Turn& turn)
{
    const auto [left, top] = box.topLeft;
    const auto [right, bottom] = box.bottomRight;
    const std::array corners{turn(Point{left, top}), turn(Point{right, top}), turn(Point{right, bottom}),
                             turn(Point{left, bottom})};
    const auto [west, east] = std::ranges::minmax(corners, {}, &Point::x);
    const auto [north, south] = std::ranges::minmax(corners, {}, &Point::y);
    return {{west.x, north.y}, {east.x, south.y}};
}

PaperBox extentOf(const std::vector<Point>& points)
{
    const auto [west, east] = std::ranges::minmax(points, {}, &Point::x);
    const auto [north, south] = std::ranges::minmax(points, {}, &Point::y);
    return {{west.x, north.y}, {east.x, south.y}};
}

Point between(Point a, Point b)
{
    return {(a.x + b.x) / 2, (a.y + b.y) / 2};
}

/// As it is, with its middle where that stands.
void moveUpright(Stance stance, std::vector<Point>& points)
{
    const auto [first, last] = extentOf(points);
    const Point middle = between(first, last);
    const Point to = standing(stance, middle);
    for (Point& p : points)
        p = p + Point{to.x - middle.x, to.y - middle.y};
}

/// Only upright rectangles are hatched by those who draw: here the strokes are drawn one by one. Along the rows or
/// columns of the board, so that they are as slanted in the picture as they would be on an upright board.
void addHatch(Stance stance, const Item& box, Drawing& drawing)
{
    const auto [first, last] = extentOf(box.points);
    const bool alongColumns = box.hatch == Hatch::Forward;
    const double from = alongColumns ? first.x : first.y, to = alongColumns ? last.x : last.y;
    const double step = box.hatchStep * sine; // as far apart as diagonals that meet the axes so far apart
    const Pen pen{.ink = box.hatchInk, .width = box.hatchWidth, .join = Join::Sharp, .opacity = box.opacity};
    for (double at = (std::floor(from / step) + 0.5) * step; at < to; at += step)
        if (at > from) {
            const Point begin = alongColumns ? Point{at, first.y} : Point{first.x, at};
            const Point end = alongColumns ? Point{at, last.y} : Point{last.x, at};
            drawing.add(stroke(box.level, {standing(stance, begin), standing(stance, end)}, pen));
        }
}

/// Boxes side by side go to whole pixels while they are upright; turned ones overlap by a hair, so that no seam shows.
void growByAHair(std::vector<Point>& box)
{
    constexpr double hair = 0.012;
    box = cornersOf(Box{extentOf(box).topLeft, extentOf(box).bottomRight}.grown(hair));
}

void standPath(Stance stance, Item item, Drawing& drawing)
{
    const bool isRim = item.closed && item.fill == Ink::None; // round cells
    if (item.level == Level::Badge && !isRim) {
        moveUpright(stance, item.points);
        return drawing.add(std::move(item));
    }
    const Item lyingItem = item;
    const bool isBox = item.closed && item.join == Join::Sharp && item.points.size() == 4;
    if (isBox && item.stroke == Ink::None && item.opacity == 1)
        growByAHair(item.points);
    if (isBox) // with another corner on a side it is not taken for an upright one
        item.points.push_back(between(item.points.back(), item.points.front()));
    item.hatch = Hatch::None;
    for (Point& p : item.points)
        p = standing(stance, p);
    drawing.add(std::move(item));
    if (lyingItem.hatch != Hatch::None)
        addHatch(stance, lyingItem, drawing);
}

} // namespace

Point standing(Stance stance, Point onBoard)
{
    if (stance == Stance::Upright)
        return onBoard;
    return {sine * (onBoard.x - onBoard.y), sine * (onBoard.x + onBoard.y)};
}

Point lying(Stance stance, Point inPicture)
{
    if (stance == Stance::Upright)
        return inPicture;
    return {sine * (inPicture.x + inPicture.y), sine * (inPicture.y - inPicture.x)};
}

PaperBox standing(Stance stance, const PaperBox& onBoard)
{
    return boxRound(onBoard, [stance](Point p) { return standing(stance, p); });
}

PaperBox lying(Stance stance, const PaperBox& inPicture)
{
    return boxRound(inPicture, [stance](Point p) { return lying(stance, p); });
}

Drawing standing(Stance stance, Drawing drawing)
{
    if (stance == Stance::Upright)
        return drawing;
    const PaperBox paper = standing(stance, PaperBox{drawing.topLeft, drawing.bottomRight});
    Drawing picture{paper.topLeft, paper.bottomRight, {}};
    picture.items.reserve(drawing.items.size());
    for (Item& item : drawing.items) {
        if (item.shape == Item::Path) {
            standPath(stance, std::move(item), picture);
            continue;
        }
        for (Point& p : item.points)
            p = standing(stance, p);
        picture.add(std::move(item));
    }
    return picture;
}

} // namespace tokisuji
