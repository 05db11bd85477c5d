#include "engine/drawing/sign_drawing.h"

#include "engine/drawing/clue_parts.h"
#include "engine/drawing/glyphs.h"
#include "engine/drawing/shapes.h"

#include <cmath>
#include <numbers>

namespace tokisuji {

namespace {

constexpr double unknownShipMargin = 0.1;

/// A disc with short rays.
void drawSun(const BoardScene& scene, Point centre, Drawing& drawing)
{
    constexpr double radius = 0.2, rayFrom = 0.27, rayTo = 0.37;
    constexpr int rays = 8;
    const Pen pen{.ink = Ink::Ink, .width = 0.05, .minWidthPx = minLinePx};
    drawing.add(ring(Level::Pearl, centre, radius, pen, Ink::PearlWhite));
    if (scene.detail == Detail::Tiny)
        return;
    for (int i = 0; i < rays; ++i) {
        const double angle = i * 2 * std::numbers::pi / rays;
        const Point way{std::cos(angle), std::sin(angle)};
        drawing.add(stroke(
            Level::Pearl,
            {centre + Point{way.x * rayFrom, way.y * rayFrom}, centre + Point{way.x * rayTo, way.y * rayTo}}, pen));
    }
}

/// Points of an arc from one angle to another, in radians.
void addArc(std::vector<Point>& path, Point centre, double radius, double from, double to)
{
    constexpr int steps = 24;
    for (int i = 0; i <= steps; ++i) {
        const double angle = from + (to - from) * i / steps;
        path.push_back(centre + Point{radius * std::cos(angle), radius * std::sin(angle)});
    }
}

/// A crescent: a disc less another one that lies up and left of it.
void drawMoon(const BoardScene&, Point centre, Drawing& drawing)
{
    constexpr double radius = 0.36, inner = 0.3, shift = 0.15;
    constexpr double facing = -0.75 * std::numbers::pi; // where the bay opens
    // Half the angle that the bay takes from either circle: the law of cosines.
    const double outerHalf = std::acos((radius * radius + shift * shift - inner * inner) / (2 * radius * shift));
    const double innerHalf = std::acos((radius * radius - shift * shift - inner * inner) / (2 * inner * shift));
    const Point bay = centre + Point{shift * std::cos(facing), shift * std::sin(facing)};
    std::vector<Point> path;
    addArc(path, centre, radius, facing + outerHalf, facing + 2 * std::numbers::pi - outerHalf);
    addArc(path, bay, inner, facing + 2 * std::numbers::pi - innerHalf, facing + innerHalf);
    drawing.add(filled(Level::Pearl, path, Ink::Ink));
}

/// A crown on its trunk.
void drawTree(const BoardScene& scene, Point centre, Drawing& drawing)
{
    constexpr double crown = 0.22, crownUp = 0.1, trunkHalf = 0.055, trunkTo = 0.36;
    drawing.add(filled(Level::Pearl, Box{centre + Point{-trunkHalf, 0}, centre + Point{trunkHalf, trunkTo}}, Ink::Ink));
    const Pen rim{.ink = Ink::Ink, .width = 0.055, .minWidthPx = minLinePx};
    drawing.add(ring(Level::Pearl, centre + Point{0, -crownUp}, scene.atLeast(crown, 3), rim, Ink::ClueGrey));
}

void drawSunOrMoon(const BoardScene& scene, Place cell, int sign, Drawing& drawing)
{
    if (sign == 1)
        drawSun(scene, pointOf(cell), drawing);
    if (sign == 2)
        drawMoon(scene, pointOf(cell), drawing);
}

} // namespace

void drawSignClues(const BoardScene& scene, const Clue&, Drawing& drawing)
{
    // Larger and bolder than the solver's signs.
    GlyphStyle style{.level = Level::Clue, .size = 1.2, .weight = Weight::Bold};
    const bool areShips = scene.genre.signs == SignStyle::Ships;
    if (scene.genre.has(Mark::Disc)) // they become black
        style.level = Level::Pearl;
    if (areShips) // outlines, which need not be ships
        style.weight = Weight::Regular;
    for (const Place cell : scene.board.grid().cells()) {
        const int sign = scene.board.at(Layer::Number, cell);
        style.ink = areShips && scene.isShaded(cell) ? Ink::OnShade : Ink::Ink;
        if (sign == question && areShips)
            drawing.add(filled(Level::OwnFill, boxOf(cell).grown(-unknownShipMargin), Ink::ClueGrey));
        if (sign > 0 && scene.genre.signs == SignStyle::Trees)
            drawTree(scene, pointOf(cell), drawing);
        else if (sign > 0 && scene.genre.signs == SignStyle::SunMoon)
            drawSunOrMoon(scene, cell, sign, drawing);
        else if (sign > 0 || (sign == 0 && (areShips || scene.genre.signs == SignStyle::Compass)))
            addSign(drawing, scene.genre.signs, sign, pointOf(cell), style, scene.options.cellPixels);
        else if (sign == question)
            drawFigure(scene, drawing, sign, pointOf(cell), cellNumberSizes, Ink::Ink);
    }
}

} // namespace tokisuji
