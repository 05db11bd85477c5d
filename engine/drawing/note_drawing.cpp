#include "engine/drawing/note_drawing.h"

#include "engine/drawing/shapes.h"

namespace tokisuji {

void drawHeadings(const BoardScene& scene, Drawing& drawing)
{
    constexpr double length = 0.06, half = 0.15, width = 0.055; // wider than a line, so that it is seen on one
    if (scene.detail == Detail::Tiny)
        return;
    const Pen pen{.ink = Ink::Ink2, .width = scene.atLeast(width, minLinePx)};
    for (const Place edge : scene.board.grid().innerEdges()) {
        const int heading = scene.board.at(Layer::Heading, edge);
        if (heading == blank)
            continue;
        const Dir d = static_cast<Dir>(heading);
        const auto at = [&](double forward, double sideward) {
            return pointOf(edge) + Point{dx(d) * forward + dy(d) * sideward, dy(d) * forward + dx(d) * sideward};
        };
        drawing.add(stroke(Level::OwnMark, {at(-length, half), at(length, 0), at(-length, -half)}, pen));
    }
}

void drawSpots(const BoardScene& scene, Drawing& drawing)
{
    constexpr double radius = 0.09;
    if (scene.detail == Detail::Tiny)
        return;
    for (const Layer layer : {Layer::EdgeSpot, Layer::VertexSpot})
        for (const Place place : scene.board.grid().all(placesOf(layer)))
            if (scene.board.at(layer, place) == 1)
                drawing.add(disc(Level::OwnMark, pointOf(place), scene.atLeast(radius, minLinePx), Ink::Dot));
}

} // namespace tokisuji
