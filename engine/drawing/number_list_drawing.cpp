#include "engine/drawing/number_list_drawing.h"

#include "engine/board/number_list.h"
#include "engine/drawing/clue_parts.h"
#include "engine/drawing/shapes.h"

#include <array>

namespace tokisuji {

namespace {

/// How many numbers lie round the centre of a cell, and how large they are.
struct Arrangement {
    std::array<Point, 4> centres;
    double height;
};
constexpr std::array<Arrangement, 3> several{{
    {{{{-0.20, -0.19}, {0.20, 0.19}}}, 0.44},
    {{{{0, -0.24}, {-0.23, 0.19}, {0.23, 0.19}}}, 0.38},
    {{{{0, -0.28}, {-0.28, 0}, {0.28, 0}, {0, 0.28}}}, 0.33},
}};

/// A dot for each number.
void drawTinyList(const Arrangement& arrangement, std::size_t count, Point centre, Ink ink, Drawing& drawing)
{
    constexpr double radius = 0.15;
    for (std::size_t i = 0; i < count; ++i)
        drawing.add(disc(Level::Clue, centre + arrangement.centres[i], radius, ink));
}

void drawList(const BoardScene& scene, Drawing& drawing, Place cell, const std::vector<int>& list)
{
    const Ink ink = scene.isShaded(cell) ? Ink::OnShade : Ink::Ink;
    if (list.size() == 1)
        return drawFigure(scene, drawing, list.front(), pointOf(cell), cellNumberSizes, ink);
    const Arrangement& arrangement = several[list.size() - 2];
    if (scene.detail == Detail::Tiny)
        return drawTinyList(arrangement, list.size(), pointOf(cell), ink, drawing);
    for (std::size_t i = 0; i < list.size(); ++i)
        drawing.add(text(Level::Clue, pointOf(cell) + arrangement.centres[i],
                         list[i] == question ? "?" : std::to_string(list[i]),
                         scene.atLeast(arrangement.height, minTextPx), ink));
}

} // namespace

void drawNumberLists(const BoardScene& scene, const Clue&, Drawing& drawing)
{
    for (const Place cell : scene.board.grid().cells())
        if (const std::vector<int> list = listAt(scene.board, cell); !list.empty())
            drawList(scene, drawing, cell, list);
}

} // namespace tokisuji
