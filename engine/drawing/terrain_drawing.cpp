// One drawing function per kind of cell, found in a table. Kinds that belong to a clue are drawn with it.
#include "engine/drawing/terrain_drawing.h"

#include "engine/board/gates.h"
#include "engine/board/terrain.h"
#include "engine/drawing/clue_parts.h"
#include "engine/drawing/glyphs.h"
#include "engine/drawing/shapes.h"

#include <array>
#include <utility>

namespace tokisuji {

namespace {

/// Filled to the edge: no cell at all; a cell that no piece may be placed on is crossed out. Where the grid leaves it
/// out, nothing is there.
void drawHole(const BoardScene& scene, Place cell, Drawing& drawing)
{
    if (scene.genre.grid == GridStyle::CutOut)
        return;
    constexpr double arm = 0.3, stroke = 0.05;
    if (scene.genre.clue(Clue::PieceBank) != nullptr)
        return drawing.add(cross(Level::Clue, pointOf(cell), arm, {.ink = Ink::Ink2, .width = stroke}));
    drawing.add(filled(Level::OwnFill, boxOf(cell), Ink::Wall));
}

void drawWater(const BoardScene&, Place cell, Drawing& drawing)
{
    drawing.add(filled(Level::OwnFill, boxOf(cell), Ink::TintInside));
}

void drawWall(const BoardScene&, Place cell, Drawing& drawing)
{
    drawing.add(filled(Level::OwnFill, boxOf(cell), Ink::Shade));
}

/// A background, or, where numbers go with it, a clue: a disc on boards that are divided, else a strong grey.
void drawPainted(const BoardScene& scene, Place cell, Drawing& drawing)
{
    constexpr double radius = 0.38, rim = 0.045, depth = 0.75;
    const Clue* terrains = scene.genre.clue(Clue::Terrains);
    const bool isClue = scene.genre.clue(Clue::CellNumber) != nullptr || (terrains != nullptr && terrains->wholeRooms);
    if (isClue && scene.genre.has(Mark::Border))
        return drawing.add(ring(Level::OwnFill, pointOf(cell), radius,
                                {.ink = Ink::Ink2, .width = rim, .minWidthPx = minLinePx}, Ink::ClueGrey));
    Item ground = filled(Level::OwnFill, boxOf(cell), isClue ? Ink::Grid : Ink::ClueGrey);
    ground.opacity = isClue ? depth : 1;
    drawing.add(std::move(ground));
}

/// Dashes from side to side, which go on in the gate's next cell.
template <Axis axis>
void drawGate(const BoardScene& scene, Place cell, Drawing& drawing)
{
    constexpr double width = 0.075;
    const auto [back, forth] = ends(axis);
    const Pen pen{.ink = Ink::Ink2,
                  .width = scene.atLeast(width, minLinePx),
                  .join = Join::Sharp,
                  .dashes = {1.0 / (6 * width), 1.0 / (6 * width)}};
    const double shift = 1.0 / 12; // half a gap at both ends
    const Point along{dx(forth) * shift, dy(forth) * shift};
    drawing.add(stroke(Level::Grid, {pointOf(cell.step(back, 1)) + along, pointOf(cell.step(forth, 1))}, pen));
}

/// A circle with the number of gates that the line has to pass; the line goes on behind it. Or a star.
void drawStart(const BoardScene& scene, Place cell, Drawing& drawing)
{
    constexpr double radius = 0.36, rim = 0.045;
    if (scene.genre.clue(Clue::Terrains)->look == Clue::Star)
        return addStar(drawing, pointOf(cell),
                       {.level = Level::Clue, .ink = scene.isShaded(cell) ? Ink::OnShade : Ink::Ink});
    drawing.add(
        ring(Level::Clue, pointOf(cell), radius, {.ink = Ink::Ink, .width = rim, .minWidthPx = minLinePx}, Ink::Paper));
    if (scene.detail == Detail::Tiny)
        return;
    const std::string gates = std::to_string(gatesOf(scene.board).size());
    const double height = scene.atLeast(circleNumberSizes.of(gates.size()), minTextPx);
    drawing.add(text(Level::Clue, pointOf(cell), gates, height, Ink::Ink));
}

/// A hole in the ground: lines end on its rim.
void drawCup(const BoardScene& scene, Place cell, Drawing& drawing)
{
    constexpr double radius = 0.25;
    drawing.add(disc(Level::Clue, pointOf(cell), scene.atLeast(radius, 2), Ink::Ink));
}

/// Beneath the number.
template <Ink fill>
void drawCircle(const BoardScene& scene, Place cell, Drawing& drawing)
{
    constexpr double radius = 0.38, rim = 0.05;
    drawing.add(ring(Level::Pearl, pointOf(cell), radius,
                     {.ink = scene.isShaded(cell) ? Ink::OnShade : Ink::Ink, .width = rim, .minWidthPx = minLinePx},
                     fill));
}

/// Like those of the solver, and firmer.
void drawSquare(const BoardScene&, Place cell, Drawing& drawing)
{
    addSquare(drawing, pointOf(cell), {.level = Level::Clue, .size = 1.15});
}

struct TerrainDrawer {
    Terrain terrain;
    void (*draw)(const BoardScene&, Place, Drawing&);
};
constexpr std::array terrainDrawers{
    TerrainDrawer{Terrain::Hole, drawHole},
    TerrainDrawer{Terrain::Water, drawWater},
    TerrainDrawer{Terrain::Wall, drawWall},
    TerrainDrawer{Terrain::GateVertical, drawGate<Axis::Vertical>},
    TerrainDrawer{Terrain::GateHorizontal, drawGate<Axis::Horizontal>},
    TerrainDrawer{Terrain::Start, drawStart},
    TerrainDrawer{Terrain::Cup, drawCup},
    TerrainDrawer{Terrain::Painted, drawPainted},
    TerrainDrawer{Terrain::White, drawCircle<Ink::PearlWhite>},
    TerrainDrawer{Terrain::Black, drawCircle<Ink::PearlBlack>},
    TerrainDrawer{Terrain::Square, drawSquare},
};

} // namespace

void drawTerrains(const BoardScene& scene, const Clue&, Drawing& drawing)
{
    for (const Place cell : scene.board.grid().cells())
        for (const auto& [terrain, draw] : terrainDrawers)
            if (isTerrain(scene.board, cell, terrain))
                draw(scene, cell, drawing);
}

} // namespace tokisuji
