#include "engine/drawing/glyphs.h"

#include "engine/drawing/board_parts.h"
#include "engine/drawing/shapes.h"

#include <algorithm>
#include <array>
#include <numbers>

namespace tokisuji {

namespace {

constexpr NumberSizes digitSizes{0.52, 0.44, 0.36};

/// A disc with rays.
void addLamp(Drawing& drawing, Point centre, const GlyphStyle& style)
{
    constexpr double radius = 0.19, rayFrom = 0.26, rayTo = 0.37;
    constexpr int rays = 8;
    drawing.add(disc(style.level, centre, radius * style.size, style.ink));
    for (int i = 0; i < rays; ++i) {
        const double angle = i * 2 * std::numbers::pi / rays;
        drawing.add(stroke(style.level,
                           {around(centre, rayFrom * style.size, angle), around(centre, rayTo * style.size, angle)},
                           {.ink = style.ink, .width = 0.055, .minWidthPx = minLinePx}));
    }
}

void addTriangle(Drawing& drawing, int value, Point centre, const GlyphStyle& style)
{
    constexpr std::array corners{Point{-1, 1}, Point{1, 1}, Point{1, -1}, Point{-1, -1}}; // from LowerLeft on
    const auto filledCorner = static_cast<std::size_t>(value - 1);
    std::vector<Point> path;
    for (const std::size_t step : {3U, 0U, 1U}) {
        const Point corner = corners[(filledCorner + step) % corners.size()];
        path.push_back(centre + Point{corner.x * style.size / 2, corner.y * style.size / 2});
    }
    drawing.add(filled(style.level, std::move(path), style.ink));
}

/// A tent with its way in.
void addTent(Drawing& drawing, Point centre, const GlyphStyle& style)
{
    constexpr double half = 0.36, top = 0.32, bottom = 0.27, door = 0.12, doorTop = 0.02;
    const auto at = [&](double x, double y) { return centre + Point{x * style.size, y * style.size}; };
    drawing.add(
        filled(style.level,
               {at(0, -top), at(half, bottom), at(door, bottom), at(0, doorTop), at(-door, bottom), at(-half, bottom)},
               style.ink));
}

/// From corner to corner of the cell.
void addSlash(Drawing& drawing, int value, Point centre, const GlyphStyle& style)
{
    constexpr double width = 0.075;
    const double half = style.size / 2;
    const double rise = value == static_cast<int>(Symbol::Slash) ? half : -half;
    drawing.add(stroke(style.level, {centre + Point{-half, rise}, centre + Point{half, -rise}},
                       {.ink = style.ink, .width = width, .minWidthPx = minLinePx}));
}

/// Bars from side to side of the cell.
void addBar(Drawing& drawing, int value, Point centre, const GlyphStyle& style)
{
    constexpr double width = 1.0 / 6;
    const Pen pen{.ink = style.ink, .width = width * style.size, .minWidthPx = 3, .join = Join::Sharp};
    const double half = (style.size - pen.width) / 2; // square ends reach farther by half the width
    const auto bar = static_cast<Bar>(value);
    if (bar != Bar::Horizontal)
        drawing.add(stroke(style.level, {centre + Point{0, -half}, centre + Point{0, half}}, pen));
    if (bar != Bar::Vertical)
        drawing.add(stroke(style.level, {centre + Point{-half, 0}, centre + Point{half, 0}}, pen));
}

/// Two rails from side to side of the cell and two rungs.
void addLadder(Drawing& drawing, int value, Point centre, const GlyphStyle& style)
{
    constexpr double width = 1.0 / 9, aside = 0.25, rungAt = 1.0 / 6;
    const Pen pen{.ink = style.ink, .width = width * style.size, .minWidthPx = 2};
    const auto at = [&](double along, double across) {
        const bool stands = static_cast<Bar>(value) == Bar::Vertical;
        return centre + Point{(stands ? across : along) * style.size, (stands ? along : across) * style.size};
    };
    for (const double side : {-1.0, 1.0}) {
        drawing.add(stroke(style.level, {at(-0.5, side * aside), at(0.5, side * aside)}, pen));
        drawing.add(stroke(style.level, {at(side * rungAt, -aside), at(side * rungAt, aside)}, pen));
    }
}

/// A circle of the author that has become black.
void addDisc(Drawing& drawing, Point centre, const GlyphStyle& style)
{
    constexpr double radius = 0.35;
    drawing.add(disc(style.level, centre, radius * style.size, style.ink));
}

/// A diamond from lattice point to lattice point, or a pin; 0 is a cross.
void addPoint(Drawing& drawing, const Genre& genre, int value, Point centre, const GlyphStyle& style)
{
    constexpr double pinRadius = 0.17, crossArm = 0.1;
    const double tip = style.size;
    if (value == 0)
        drawing.add(cross(style.level, centre, crossArm * style.size,
                          {.ink = style.ink == Ink::Ink ? Ink::Ink2 : style.ink, .width = 0.035}));
    else if (genre.has(Mark::Pin))
        drawing.add(disc(style.level, centre, pinRadius * style.size, style.ink));
    else
        drawing.add(
            filled(style.level,
                   {centre + Point{0, -tip}, centre + Point{tip, 0}, centre + Point{0, tip}, centre + Point{-tip, 0}},
                   style.ink));
}

/// "None here".
void addNone(Drawing& drawing, const Genre& genre, Point centre, const GlyphStyle& style)
{
    const Ink ink = style.ink == Ink::Ink || style.ink == Ink::Shade ? Ink::Dot : style.ink;
    if (genre.has(Mark::DigitOrNone))
        drawing.add(cross(style.level, centre, 0.11 * style.size, {.ink = ink, .width = 0.04}));
    else
        drawing.add(disc(style.level, centre, dotRadius, ink));
}

void addDigit(Drawing& drawing, const Genre& genre, int value, Point centre, const GlyphStyle& style, double cellPixels)
{
    if (value == question)
        drawing.add(ring(style.level, centre, 0.33 * style.size, {.ink = style.ink, .width = 0.03}));
    else if (genre.has(Mark::Sign))
        addSign(drawing, genre.signs, value, centre, style, cellPixels);
    else
        addNumber(drawing, genre.numberOf(value), centre, style, cellPixels);
}

} // namespace

void addNumber(Drawing& drawing, int value, Point centre, const GlyphStyle& style, double cellPixels)
{
    const std::string figures = std::to_string(value);
    const double height = std::max(digitSizes.of(figures.size()) * style.size, minTextPx / cellPixels);
    drawing.add(text(style.level, centre, figures, height, style.ink, style.weight));
}

void addStar(Drawing& drawing, Point centre, const GlyphStyle& style)
{
    constexpr double outer = 0.38, inner = 0.16;
    constexpr int points = 10; // tips and the notches between them
    std::vector<Point> path;
    for (int i = 0; i < points; ++i)
        path.push_back(around(centre, (i % 2 == 0 ? outer : inner) * style.size,
                              i * 2 * std::numbers::pi / points - std::numbers::pi / 2));
    drawing.add(filled(style.level, std::move(path), style.ink));
}

void addSquare(Drawing& drawing, Point centre, const GlyphStyle& style)
{
    constexpr double half = 0.29;
    drawing.add(
        outlined(style.level, boxAround(centre, half * style.size),
                 {.ink = style.ink, .width = 0.075 * style.size, .minWidthPx = minLinePx, .join = Join::Sharp}));
}

bool hasObjects(const Genre& genre)
{
    return genre.has(Mark::Lamp) || genre.has(Mark::Star) || genre.has(Mark::Tent) || genre.has(Mark::Disc)
           || genre.has(Mark::Square) || genre.has(Mark::RoomSize);
}

void addGlyph(Drawing& drawing, const Genre& genre, Layer layer, int value, Point centre, const GlyphStyle& style,
              double cellPixels)
{
    if (layer == Layer::Point)
        addPoint(drawing, genre, value, centre, style);
    else if (value == 0)
        addNone(drawing, genre, centre, style);
    else if (layer == Layer::Digit)
        addDigit(drawing, genre, value, centre, style, cellPixels);
    else if (layer == Layer::Corner)
        addTriangle(drawing, value, centre, style);
    else if (layer == Layer::Symbol)
        addSlash(drawing, value, centre, style);
    else if (layer == Layer::Bar)
        (genre.has(Mark::Ladder) ? addLadder : addBar)(drawing, value, centre, style);
    else if (genre.has(Mark::Tent))
        addTent(drawing, centre, style);
    else if (genre.has(Mark::Lamp))
        addLamp(drawing, centre, style);
    else if (genre.has(Mark::Star))
        addStar(drawing, centre, style);
    else if (genre.has(Mark::Square))
        addSquare(drawing, centre, style);
    else if (genre.has(Mark::Disc))
        addDisc(drawing, centre, style);
    else if (genre.has(Mark::RoomSize)) // whichever it is
        drawing.add(ring(style.level, centre, 0.33 * style.size, {.ink = style.ink, .width = 0.05}));
}

} // namespace tokisuji
