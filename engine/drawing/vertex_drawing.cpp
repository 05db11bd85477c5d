#include "engine/drawing/vertex_drawing.h"

#include "engine/drawing/clue_parts.h"
#include "engine/drawing/shapes.h"

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

void drawNumber(const BoardScene& scene, Place place, int number, Drawing& drawing)
{
    const bool isSmall = scene.detail == Detail::Small;
    const double reach = scene.atLeast(isSmall ? radius * 1.25 : radius, 5);
    drawing.add(ring(Level::Clue, pointOf(place), reach, {.ink = Ink::Ink, .width = rimWidth}, Ink::Paper));
    if (number >= 0)
        drawFigure(scene, drawing, number, pointOf(place), isSmall ? smallSizes : sizes, Ink::Ink);
}

void drawAll(const BoardScene& scene, Layer layer, bool areCircles, Drawing& drawing)
{
    const auto draw = areCircles ? drawCircle : scene.detail == Detail::Tiny ? drawTiny : drawNumber;
    for (const Place place : scene.board.grid().all(placesOf(layer)))
        if (const int number = scene.board.at(layer, place); number != blank)
            draw(scene, place, number, drawing);
}

} // namespace

void drawVertexNumbers(const BoardScene& scene, const Clue& clue, Drawing& drawing)
{
    drawAll(scene, Layer::Vertex, clue.areCircles, drawing);
}

void drawEdgeNumbers(const BoardScene& scene, const Clue&, Drawing& drawing)
{
    drawAll(scene, Layer::EdgeDot, false, drawing);
}

} // namespace tokisuji
