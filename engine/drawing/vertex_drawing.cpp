#include "engine/drawing/vertex_drawing.h"

#include "engine/drawing/clue_parts.h"
#include "engine/drawing/shapes.h"

namespace tokisuji {

namespace {

constexpr double radius = 0.22;
constexpr double rimWidth = 0.032;
constexpr NumberSizes sizes{0.30, 0.26, 0.22};
constexpr NumberSizes smallSizes{0.42, 0.36, 0.30};

} // namespace

void drawVertexNumbers(const BoardScene& scene, const Clue&, Drawing& drawing)
{
    if (scene.detail == Detail::Tiny)
        return;
    const bool isSmall = scene.detail == Detail::Small;
    const double reach = scene.atLeast(isSmall ? radius * 1.25 : radius, 5);
    for (const Place vertex : scene.board.grid().all(PlaceKind::Vertex)) {
        const int number = scene.board.at(Layer::Vertex, vertex);
        if (number == blank)
            continue;
        drawing.add(ring(Level::Clue, pointOf(vertex), reach, {.ink = Ink::Ink, .width = rimWidth}, Ink::Paper));
        if (number >= 0)
            drawFigure(scene, drawing, number, pointOf(vertex), isSmall ? smallSizes : sizes, Ink::Ink);
    }
}

} // namespace tokisuji
