#include "engine/drawing/border_drawing.h"

#include "engine/drawing/contours.h"

namespace tokisuji {

namespace {

constexpr double borderWidth = 0.095;
constexpr double linkHalf = 0.17;
constexpr double linkWidth = 0.04;

bool hasBorders(const Genre& genre)
{
    return genre.has(Mark::Border) || genre.has(Mark::EdgeLink);
}

Item link(Level level, Place edge, double half, const Pen& pen)
{
    const Point centre = pointOf(edge);
    const bool upright = (edge.x & 1) == 0; // the edge; the stroke lies across it
    const Point reach = upright ? Point{half, 0} : Point{0, half};
    return stroke(level, {centre + Point{-reach.x, -reach.y}, centre + reach}, pen);
}

} // namespace

void drawBorders(const BoardScene& scene, Drawing& drawing)
{
    std::vector<Segment> borders;
    for (const Place edge : scene.board.grid().innerEdges())
        if (scene.board.at(Layer::Border, edge) == 1)
            borders.push_back(alongEdge(edge));
    const Pen pen{.ink = Ink::Ink,
                  .width = borderWidth,
                  .minWidthPx = scene.detail == Detail::Small ? minSmallLinePx : minLinePx};
    for (const Chain& chain : straightChains(scene.board.size(), borders))
        drawing.add(stroke(Level::OwnMark, chain.points, pen));
    if (scene.detail == Detail::Tiny)
        return;
    for (const Place edge : scene.board.grid().innerEdges())
        if (scene.board.at(Layer::Border, edge) == 0)
            drawing.add(link(Level::OwnMark, edge, scene.atLeast(linkHalf, 2.5),
                             {.ink = Ink::Dot, .width = linkWidth, .minWidthPx = 1.2}));
}

Item absence(const Genre& genre, Level level, Place place, Point centre, double arm, const Pen& pen)
{
    return isEdge(place) && hasBorders(genre) ? link(level, place, 2 * arm, pen) : cross(level, centre, arm, pen);
}

} // namespace tokisuji
