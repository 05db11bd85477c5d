#include "engine/drawing/arrow_drawing.h"

#include "engine/board/arrows.h"
#include "engine/drawing/shapes.h"

#include <algorithm>

namespace tokisuji {

namespace {

/// A point so far along an arrow and so far beside it.
Point along(Point centre, Dir d, double forward, double sideward)
{
    return centre + Point{dx(d) * forward - dy(d) * sideward, dy(d) * forward + dx(d) * sideward};
}

/// Where a line may run over the arrow it is pale and lies beneath; on a filled cell it is as light as the paper.
void drawPlainArrow(const BoardScene& scene, Place cell, Dir d, Drawing& drawing)
{
    const std::vector<Point> arrow = stoutArrow(pointOf(cell), d);
    if (scene.board.at(Layer::Terrain, cell) == static_cast<int>(Terrain::Wall)) {
        drawing.add(filled(Level::Clue, arrow, Ink::OnShade));
    } else if (scene.genre.has(Mark::CellLine)) {
        drawing.add(filled(Level::Pearl, arrow, Ink::ClueGrey));
        drawing.add(outline(Level::Pearl, arrow, {.ink = Ink::Ink, .width = 0.035, .join = Join::Sharp}));
    } else {
        drawing.add(filled(Level::Clue, arrow, Ink::Ink));
    }
}

/// Does an arrow of the author end in the cell?
bool endsIn(const Board& board, Place cell, Dir from)
{
    return std::ranges::none_of(directions, [&](Dir d) { return d != opposite(from) && leads(board, cell, d); });
}

} // namespace

std::vector<Point> stoutArrow(Point centre, Dir d)
{
    constexpr double tip = 0.33, neck = 0.04, headHalf = 0.27, shaftHalf = 0.11;
    const auto at = [&](double forward, double sideward) { return along(centre, d, forward, sideward); };
    return {at(tip, 0),           at(neck, headHalf),   at(neck, shaftHalf), at(-tip, shaftHalf),
            at(-tip, -shaftHalf), at(neck, -shaftHalf), at(neck, -headHalf)};
}

void drawArrow(Drawing& drawing, Point centre, Dir d, double length, Ink ink)
{
    constexpr double headLength = 0.15, headHalf = 0.085, shaft = 0.05;
    const auto at = [&](double forward, double sideward) { return along(centre, d, forward, sideward); };
    const double tip = length / 2;
    const Pen pen{.ink = ink, .width = shaft, .join = Join::Sharp};
    drawing.add(stroke(Level::Clue, {at(-tip, 0), at(tip - headLength / 2, 0)}, pen));
    drawing.add(
        filled(Level::Clue, {at(tip, 0), at(tip - headLength, headHalf), at(tip - headLength, -headHalf)}, ink));
}

void drawBeam(Drawing& drawing, Place cell, Dir d, Ink ink)
{
    constexpr double distance = 0.46, half = 0.3;
    const auto at = [&](double sideward) { return along(pointOf(cell), d, distance, sideward); };
    drawing.add(stroke(Level::Clue, {at(-half), at(half)},
                       {.ink = ink, .width = 0.1, .minWidthPx = minLinePx, .join = Join::Sharp}));
}

void drawPlainArrows(const BoardScene& scene, const Clue&, Drawing& drawing)
{
    for (const Place cell : scene.board.grid().cells())
        if (const int arrow = scene.board.at(Layer::Arrow, cell); arrow > 0)
            drawPlainArrow(scene, cell, static_cast<Dir>(arrow), drawing);
}

void drawGivenArrows(const BoardScene& scene, const Clue&, Drawing& drawing)
{
    constexpr double width = 0.09, head = 0.22, half = 0.17, tip = 0.14;
    const Pen pen{.ink = Ink::Ink2, .width = scene.atLeast(width, minLinePx), .join = Join::Round};
    for (const Place edge : scene.board.grid().innerEdges()) {
        const int way = scene.board.at(Layer::Way, edge);
        if (way == blank)
            continue;
        const Dir d = static_cast<Dir>(way);
        const Place from = edge.step(opposite(d), 1), to = edge.step(d, 1);
        drawing.add(stroke(Level::Pearl, {pointOf(from), pointOf(to)}, pen));
        if (!endsIn(scene.board, to, d))
            continue;
        const auto at = [&](double forward, double sideward) { return along(pointOf(to), d, forward, sideward); };
        drawing.add(filled(Level::Pearl, {at(tip, 0), at(tip - head, half), at(tip - head, -half)}, Ink::Ink2));
    }
}

} // namespace tokisuji
