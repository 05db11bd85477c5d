// One drawer a kind of cell, found in a table. Kinds that belong to a clue are drawn with it.
#include "engine/drawing/terrain_drawing.h"

#include "engine/board/terrain.h"
#include "engine/drawing/shapes.h"

#include <array>

namespace tokisuji {

namespace {

/// Filled to the edge: no cell at all.
void drawHole(const BoardScene&, Place cell, Drawing& drawing)
{
    drawing.add(filled(Level::OwnFill, boxOf(cell), Ink::Wall));
}

struct TerrainDrawer {
    Terrain terrain;
    void (*draw)(const BoardScene&, Place, Drawing&);
};
constexpr std::array drawers{
    TerrainDrawer{Terrain::Hole, drawHole},
};

} // namespace

void drawTerrains(const BoardScene& scene, const Clue&, Drawing& drawing)
{
    for (const Place cell : scene.board.grid().cells())
        for (const auto& [terrain, draw] : drawers)
            if (isTerrain(scene.board, cell, terrain))
                draw(scene, cell, drawing);
}

} // namespace tokisuji
