#include "engine/drawing/vertex_drawing.h"

#include "engine/drawing/clue_parts.h"
#include "engine/drawing/shapes.h"
#include "engine/genre/slots.h"

namespace tokisuji {

namespace {

constexpr double radius = 0.22;
constexpr double rimWidth = 0.032;
constexpr NumberSizes sizes{0.30, 0.26, 0.22};
constexpr NumberSizes smallSizes{0.42, 0.36, 0.30};

/// Between small cells there is no room for a rim.
void drawTiny(const BoardScene& scene, Place place, int number, Drawing& drawing)
{
    constexpr double clearing = 0.4;
    drawing.add(disc(Level::Clue, pointOf(place), clearing, Ink::Paper));
    drawFigure(scene, drawing, number, pointOf(place), sizes, Ink::Ink);
}

/// White for 1, black for 2. Between small cells it stands clear of the lines.
void drawCircle(const BoardScene& scene, Place place, int number, Drawing& drawing)
{
    constexpr double tinyRadius = 0.2, clearing = 0.14;
    const bool isTiny = scene.detail == Detail::Tiny;
    if (isTiny)
        drawing.add(disc(Level::Clue, pointOf(place), tinyRadius + clearing, Ink::Paper));
    drawing.add(ring(Level::Clue, pointOf(place), isTiny ? tinyRadius : radius, {.ink = Ink::Ink, .width = rimWidth},
                     number == 2 ? Ink::PearlBlack : Ink::PearlWhite));
}

/// A small chessboard of two by two.
void drawCheckers(const BoardScene& scene, Place place, int, Drawing& drawing)
{
    constexpr double half = 0.175, clearing = 0.025;
    const Point centre = pointOf(place);
    const double reach = scene.atLeast(half, 3);
    drawing.add(filled(Level::Clue, boxAround(centre, reach + 2 * clearing), Ink::Paper));
    drawing.add(filled(Level::Clue, boxAround(centre, reach + clearing), Ink::Ink));
    drawing.add(filled(Level::Clue, Box{centre + Point{-reach, -reach}, centre}, Ink::Paper));
    drawing.add(filled(Level::Clue, Box{centre, centre + Point{reach, reach}}, Ink::Paper));
}

void drawSpeck(const BoardScene& scene, Place place, int, Drawing& drawing)
{
    constexpr double speck = 0.13, clearing = 0.03;
    drawing.add(disc(Level::Clue, pointOf(place), scene.atLeast(speck, 2.5) + clearing, Ink::Paper));
    drawing.add(disc(Level::Clue, pointOf(place), scene.atLeast(speck, 2.5), Ink::Ink));
}

/// A square for 1, a cross for 2, which can be seen on shaded cells too.
void drawSquareOrCross(const BoardScene& scene, Place place, int number, Drawing& drawing)
{
    constexpr double half = 0.19, rim = 0.06;
    const Point centre = pointOf(place);
    const Pen pen{.ink = Ink::Ink, .width = 0.05, .minWidthPx = minLinePx, .join = Join::Sharp};
    const double reach = scene.atLeast(half, 3);
    drawing.add(filled(Level::Clue, boxAround(centre, reach + rim), Ink::Paper));
    if (number == 1)
        drawing.add(outlined(Level::Clue, boxAround(centre, reach), pen));
    else
        drawing.add(cross(Level::Clue, centre, reach, pen));
}

void drawNumber(const BoardScene& scene, Place place, int number, Drawing& drawing)
{
    const bool isSmall = scene.detail == Detail::Small;
    const double reach = scene.atLeast(isSmall ? radius * 1.25 : radius, 5);
    drawing.add(ring(Level::Clue, pointOf(place), reach, {.ink = Ink::Ink, .width = rimWidth}, Ink::Paper));
    const Clue* clue = scene.genre.clue(Clue::VertexNumber);
    if (number >= 0)
        drawFigure(scene, drawing, number, pointOf(place), isSmall ? smallSizes : sizes, Ink::Ink);
    else if (clue != nullptr && unknownIsInfinity(*clue))
        drawFigures(scene, drawing, "∞", pointOf(place), (isSmall ? smallSizes : sizes).one, Ink::Ink);
}

using Draw = void (*)(const BoardScene&, Place, int, Drawing&);

Draw drawerOf(const BoardScene& scene, Clue::Look look)
{
    switch (look) {
    case Clue::Circles:
        return drawCircle;
    case Clue::Checkers:
        return drawCheckers;
    case Clue::Specks:
        return drawSpeck;
    case Clue::SquareCross:
        return drawSquareOrCross;
    case Clue::Figures:
    case Clue::Colours: // of cells
    case Clue::Kana:
    case Clue::Star:
        break;
    }
    return scene.detail == Detail::Tiny ? drawTiny : drawNumber;
}

void drawAll(const BoardScene& scene, Layer layer, Clue::Look look, Drawing& drawing)
{
    const Draw draw = drawerOf(scene, look);
    for (const Place place : scene.board.grid().all(placesOf(layer)))
        if (const int number = scene.board.at(layer, place); number != blank)
            draw(scene, place, number, drawing);
}

} // namespace

void drawVertexNumbers(const BoardScene& scene, const Clue& clue, Drawing& drawing)
{
    drawAll(scene, Layer::Vertex, clue.look, drawing);
}

void drawEdgeNumbers(const BoardScene& scene, const Clue& clue, Drawing& drawing)
{
    drawAll(scene, Layer::EdgeDot, clue.look, drawing);
}

} // namespace tokisuji
