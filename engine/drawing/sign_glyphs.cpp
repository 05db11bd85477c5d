// Signs: what the values of Clue::Sign and Mark::Sign look like, a function for each style.
#include "engine/board/bed.h"
#include "engine/drawing/board_parts.h"
#include "engine/drawing/glyphs.h"
#include "engine/drawing/shapes.h"

#include <algorithm>
#include <array>
#include <numbers>

namespace tokisuji {

namespace {

constexpr double circleRadius = 0.3;

void addCircle(Drawing& drawing, int sign, Point centre, const GlyphStyle& style)
{
    const double radius = circleRadius * style.size;
    const Pen rim{.ink = style.ink, .width = 0.055, .minWidthPx = minLinePx};
    if (sign == 1)
        drawing.add(ring(style.level, centre, radius, rim, style.ink == Ink::Ink ? Ink::PearlWhite : Ink::None));
    if (sign == 2)
        drawing.add(ring(style.level, centre, radius, rim, style.ink == Ink::Ink ? Ink::PearlBlack : style.ink));
}

/// Circle, triangle, square.
void addShape(Drawing& drawing, int sign, Point centre, const GlyphStyle& style)
{
    constexpr double triangleHalf = 0.31, triangleTop = 0.29, triangleBottom = 0.24, squareHalf = 0.25;
    const double s = style.size;
    const Pen pen{.ink = style.ink,
                  .width = style.weight == Weight::Bold ? 0.075 : 0.05,
                  .minWidthPx = minLinePx,
                  .join = Join::Sharp};
    const auto at = [&](double x, double y) { return centre + Point{x * s, y * s}; };
    if (sign == 1)
        drawing.add(ring(style.level, centre, 0.28 * s, pen));
    if (sign == 2)
        drawing.add(outline(style.level,
                            {at(0, -triangleTop), at(triangleHalf, triangleBottom), at(-triangleHalf, triangleBottom)},
                            pen));
    if (sign == 3)
        drawing.add(outlined(style.level, boxAround(centre, squareHalf * s), pen));
}

/// A plus, a vertical or a horizontal bar.
void addBarSign(Drawing& drawing, int sign, Point centre, const GlyphStyle& style)
{
    constexpr double length = 0.35, width = 1.0 / 12;
    constexpr int upright = 2, level = 3;
    const Pen pen{.ink = style.ink, .width = width, .minWidthPx = 3};
    const double half = length * style.size;
    if (sign != level)
        drawing.add(stroke(style.level, {centre + Point{0, -half}, centre + Point{0, half}}, pen));
    if (sign != upright)
        drawing.add(stroke(style.level, {centre + Point{-half, 0}, centre + Point{half, 0}}, pen));
}

/// A circle or a stick.
void addLollipop(Drawing& drawing, int sign, Point centre, const GlyphStyle& style)
{
    constexpr double radius = 0.34, length = 0.38;
    constexpr int upright = 2, level = 3;
    const Pen pen{.ink = style.ink, .width = style.weight == Weight::Bold ? 0.1 : 0.075, .minWidthPx = minLinePx};
    const double half = length * style.size;
    if (sign == 1)
        drawing.add(ring(style.level, centre, radius * style.size, pen));
    if (sign == upright)
        drawing.add(stroke(style.level, {centre + Point{0, -half}, centre + Point{0, half}}, pen));
    if (sign == level)
        drawing.add(stroke(style.level, {centre + Point{-half, 0}, centre + Point{half, 0}}, pen));
}

/// Letters for start and goal, a circle, a triangle.
void addMazeSign(Drawing& drawing, int sign, Point centre, const GlyphStyle& style, double cellPixels)
{
    constexpr double height = 0.56;
    if (sign == 1 || sign == 2)
        drawing.add(text(style.level, centre, sign == 1 ? "S" : "G",
                         std::max(height * style.size, minTextPx / cellPixels), style.ink, style.weight));
    else
        addShape(drawing, sign - 2, centre, style);
}

/// A cell filled with black, or with a dot as one that is white; black and white circles where they are no marks.
void addColour(Drawing& drawing, int sign, Point centre, const GlyphStyle& style)
{
    if (style.ink != Ink::Ink)
        return addCircle(drawing, sign == 1 ? 2 : 1, centre, style);
    if (sign == 1)
        drawing.add(filled(style.level, boxAround(centre, 0.5 * style.size), Ink::Shade));
    if (sign == 2)
        drawing.add(disc(style.level, centre, dotRadius, Ink::Dot));
}

/// One of four letters; a cross where there is none.
void addLetter(Drawing& drawing, int sign, Point centre, const GlyphStyle& style, double cellPixels)
{
    constexpr std::string_view letters = "NSWE";
    constexpr double height = 0.52, crossHalf = 0.2;
    if (sign == 0)
        drawing.add(cross(style.level, centre, crossHalf, {.ink = style.ink, .width = 0.05, .minWidthPx = minLinePx}));
    if (sign >= 1 && sign <= static_cast<int>(letters.size()))
        drawing.add(text(style.level, centre, std::string(1, letters[static_cast<std::size_t>(sign - 1)]),
                         std::max(height * style.size, minTextPx / cellPixels), style.ink, style.weight));
}

/// An arrow, or a disc for a goal.
void addArrow(Drawing& drawing, int sign, Point centre, const GlyphStyle& style)
{
    constexpr double shaft = 0.26, head = 0.17, disc5 = 0.36;
    constexpr int goal = 5;
    if (sign == goal)
        drawing.add(disc(style.level, centre, disc5, style.ink));
    if (sign < 1 || sign >= goal)
        return;
    const Dir d = static_cast<Dir>(sign);
    const auto at = [&](double along, double across) {
        const Point way{static_cast<double>(dx(d)), static_cast<double>(dy(d))};
        return centre
               + Point{(way.x * along - way.y * across) * style.size, (way.y * along + way.x * across) * style.size};
    };
    const Pen pen{.ink = style.ink,
                  .width = style.weight == Weight::Bold ? 0.085 : 0.06,
                  .minWidthPx = minLinePx,
                  .join = Join::Sharp};
    drawing.add(stroke(style.level, {at(-shaft, 0), at(shaft, 0)}, pen));
    drawing.add(stroke(style.level, {at(shaft - head, -head), at(shaft, 0), at(shaft - head, head)}, pen));
}

/// A piece of a long arrow, from side to side of the cell.
void addWay(Drawing& drawing, int sign, Point centre, const GlyphStyle& style)
{
    constexpr double head = 0.14, tip = 0.44;
    const Dir d = static_cast<Dir>(sign);
    const auto at = [&](double along, double across) {
        return centre
               + Point{(along * dx(d) - across * dy(d)) * style.size, (along * dy(d) + across * dx(d)) * style.size};
    };
    const Pen pen{.ink = style.ink, .width = 0.07, .minWidthPx = minLinePx, .join = Join::Sharp};
    drawing.add(stroke(style.level, {at(-0.5, 0), at(0.5, 0)}, pen));
    drawing.add(stroke(style.level, {at(tip - head, -head), at(tip, 0), at(tip - head, head)}, pen));
}

void addWaves(Drawing& drawing, Point centre, const GlyphStyle& style)
{
    constexpr double half = 0.3, height = 0.06, apart = 0.2;
    constexpr int waves = 3, steps = 16;
    const Pen pen{.ink = style.ink, .width = 0.05, .minWidthPx = minLinePx};
    for (int wave = 0; wave < waves; ++wave) {
        std::vector<Point> path;
        for (int i = 0; i <= steps; ++i) {
            const double t = 2.0 * i / steps - 1;
            path.push_back(centre
                           + Point{t * half * style.size,
                                   ((wave - 1) * apart + height * std::sin(t * 2 * std::numbers::pi)) * style.size});
        }
        drawing.add(stroke(style.level, std::move(path), pen));
    }
}

/// Waves for water; a part of a ship, round on the sides where the ship ends, as an outline where it is not bold.
void addShip(Drawing& drawing, int sign, Point centre, const GlyphStyle& style)
{
    constexpr double half = 0.34;
    constexpr int water = 0;
    const double s = half * style.size;
    if (sign == water)
        return addWaves(drawing, centre, style);
    // Round at the upper left, upper right, lower left, lower right.
    constexpr std::array<std::array<bool, 4>, 11> round{{{},
                                                         {true, true, false, false},
                                                         {false, false, true, true},
                                                         {true, false, true, false},
                                                         {false, true, false, true},
                                                         {},
                                                         {true, true, true, true},
                                                         {true, false, false, false},
                                                         {false, true, false, false},
                                                         {false, false, true, false},
                                                         {false, false, false, true}}};
    if (sign < 0 || sign >= static_cast<int>(round.size()))
        return;
    const auto& isRound = round[static_cast<std::size_t>(sign)];
    std::vector<Point> path;
    constexpr std::array<std::size_t, 4> clockwise{0, 1, 3, 2};
    constexpr int steps = 8;
    for (std::size_t k = 0; k < clockwise.size(); ++k) {
        const std::size_t corner = clockwise[k];
        const Point tip{corner % 2 == 0 ? -s : s, corner < 2 ? -s : s};
        if (!isRound[corner])
            path.push_back(centre + tip);
        for (int i = 0; isRound[corner] && i <= steps; ++i)
            path.push_back(around(
                centre, s, (static_cast<double>(k) - 2 + static_cast<double>(i) / steps) * std::numbers::pi / 2));
    }
    if (style.weight == Weight::Bold)
        drawing.add(filled(style.level, std::move(path), style.ink));
    else
        drawing.add(outline(style.level, std::move(path), {.ink = style.ink, .width = 0.06, .minWidthPx = minLinePx}));
}

/// An arrow out of the middle for each direction of the set.
void addArrowSet(Drawing& drawing, int sign, Point centre, const GlyphStyle& style)
{
    constexpr double from = 0.1, to = 0.4, head = 0.13;
    const Pen pen{.ink = style.ink, .width = 0.06, .minWidthPx = minLinePx, .join = Join::Sharp};
    for (const Dir d : directions) {
        if ((sign & 1 << (static_cast<int>(d) - 1)) == 0)
            continue;
        const auto at = [&](double along, double across) {
            const Point way{static_cast<double>(dx(d)), static_cast<double>(dy(d))};
            return centre
                   + Point{(way.x * along - way.y * across) * style.size,
                           (way.y * along + way.x * across) * style.size};
        };
        drawing.add(stroke(style.level, {at(from, 0), at(to - head / 2, 0)}, pen));
        drawing.add(filled(style.level, {at(to - head, -head), at(to, 0), at(to - head, head)}, style.ink));
    }
}

/// A black or white cell. What is said of a cell is smaller than what stands in it.
void addGround(Drawing& drawing, int sign, Point centre, const GlyphStyle& style)
{
    constexpr double half = 0.27, rim = 0.05;
    constexpr int black = 1;
    const Box box = boxAround(centre, half * style.size);
    if (style.level == Level::OwnMark)
        drawing.add(filled(Level::OwnFill, boxAround(centre, 0.5), sign == black ? Ink::PearlBlack : Ink::PearlWhite));
    else if (sign == black)
        drawing.add(filled(style.level, box, style.ink));
    else
        drawing.add(outlined(style.level, box, {.ink = style.ink, .width = rim, .join = Join::Sharp}));
}

/// A plus or a minus.
void addPole(Drawing& drawing, int sign, Point centre, const GlyphStyle& style)
{
    constexpr double half = 0.3;
    constexpr int plus = 1;
    const double s = half * style.size;
    const Pen pen{.ink = style.ink,
                  .width = style.weight == Weight::Bold ? 0.11 : 0.08,
                  .minWidthPx = minLinePx,
                  .join = Join::Sharp};
    drawing.add(stroke(style.level, {centre + Point{-s, 0}, centre + Point{s, 0}}, pen));
    if (sign == plus)
        drawing.add(stroke(style.level, {centre + Point{0, -s}, centre + Point{0, s}}, pen));
}

/// The rim of a half goes on to the other half, if it has one; a pillow lies at its end.
void addBed(Drawing& drawing, int value, Point centre, const GlyphStyle& style)
{
    constexpr double rim = 0.42, side = 0.5, pillowAway = 0.16, pillowLong = 0.24, pillowWide = 0.11;
    const double s = style.size;
    const Dir d = otherHalf(value);
    const Pen pen{.ink = style.ink, .width = 0.05, .minWidthPx = minLinePx, .join = Join::Sharp};
    const auto at = [&](double along, double across) {
        return centre + Point{(along * dx(d) - across * dy(d)) * s, (along * dy(d) + across * dx(d)) * s};
    };
    if (d == Dir::None)
        drawing.add(outlined(style.level, boxAround(centre, rim * s), pen));
    else
        drawing.add(stroke(style.level, {at(side, -rim), at(-rim, -rim), at(-rim, rim), at(side, rim)}, pen));
    if (isPillow(value) && d == Dir::None)
        drawing.add(outlined(style.level, boxAround(centre, pillowWide * s), pen));
    else if (isPillow(value))
        drawing.add(outline(style.level,
                            {at(-pillowAway - pillowWide, -pillowLong), at(-pillowAway + pillowWide, -pillowLong),
                             at(-pillowAway + pillowWide, pillowLong), at(-pillowAway - pillowWide, pillowLong)},
                            pen));
}

/// A filled cell for the aisle, or the half of a bed.
void addBedOrAisle(Drawing& drawing, int value, Point centre, const GlyphStyle& style)
{
    constexpr double half = 0.27;
    if (value != aisle)
        addBed(drawing, value, centre, style);
    else if (style.level == Level::OwnMark)
        drawing.add(filled(Level::OwnFill, boxAround(centre, 0.5), Ink::Shade));
    else
        drawing.add(filled(style.level, boxAround(centre, half * style.size), style.ink));
}

} // namespace

void addSign(Drawing& drawing, SignStyle signs, int sign, Point centre, const GlyphStyle& style, double cellPixels)
{
    switch (signs) {
    case SignStyle::Bars:
        return addBarSign(drawing, sign, centre, style);
    case SignStyle::Compass:
        return addLetter(drawing, sign, centre, style, cellPixels);
    case SignStyle::Ways:
        return addWay(drawing, sign, centre, style);
    case SignStyle::Numbers:
        return addNumber(drawing, sign, centre, style, cellPixels);
    case SignStyle::Lollipops:
        return addLollipop(drawing, sign, centre, style);
    case SignStyle::Ships:
        return addShip(drawing, sign, centre, style);
    case SignStyle::ArrowSets:
        return addArrowSet(drawing, sign, centre, style);
    case SignStyle::Grounds:
        return addGround(drawing, sign, centre, style);
    case SignStyle::Poles:
        return addPole(drawing, sign, centre, style);
    case SignStyle::Beds:
        return addBedOrAisle(drawing, sign, centre, style);
    case SignStyle::Arrows:
        return addArrow(drawing, sign, centre, style);
    case SignStyle::Maze:
        return addMazeSign(drawing, sign, centre, style, cellPixels);
    case SignStyle::Colours:
        return addColour(drawing, sign, centre, style);
    default:
        (signs == SignStyle::Circles ? addCircle : addShape)(drawing, sign, centre, style);
    }
}

} // namespace tokisuji
