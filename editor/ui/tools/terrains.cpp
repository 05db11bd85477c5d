#include "editor/ui/tools/terrains.h"

#include "editor/ui/tools/clues.h"
#include "engine/board/terrain.h"

#include <algorithm>
#include <array>
#include <optional>

namespace tokisuji {

namespace {

struct TerrainTool {
    Terrain terrain;
    ToolId tool;
};
constexpr std::array tools{
    TerrainTool{Terrain::Hole, ToolId::Hole},
    TerrainTool{Terrain::Water, ToolId::Water},
    TerrainTool{Terrain::Wall, ToolId::Wall},
    TerrainTool{Terrain::GateVertical, ToolId::GateVertical},
    TerrainTool{Terrain::GateHorizontal, ToolId::GateHorizontal},
    TerrainTool{Terrain::Start, ToolId::Start},
    TerrainTool{Terrain::Cup, ToolId::Cup},
    TerrainTool{Terrain::Painted, ToolId::Painted},
    TerrainTool{Terrain::White, ToolId::WhitePearl},
    TerrainTool{Terrain::Black, ToolId::BlackPearl},
    TerrainTool{Terrain::Square, ToolId::GivenSquare},
};

struct TerrainKey {
    int key;
    Terrain terrain;
};
/// The first row with a kind that the genre has is the one.
constexpr std::array terrainKeyTable{
    TerrainKey{Qt::Key_Q, Terrain::White},   TerrainKey{Qt::Key_A, Terrain::White},
    TerrainKey{Qt::Key_Z, Terrain::White},   TerrainKey{Qt::Key_W, Terrain::Black},
    TerrainKey{Qt::Key_S, Terrain::Black},   TerrainKey{Qt::Key_X, Terrain::Black},
    TerrainKey{Qt::Key_E, Terrain::Hole}, // beside circles
    TerrainKey{Qt::Key_D, Terrain::Hole},    TerrainKey{Qt::Key_C, Terrain::Hole},
    TerrainKey{Qt::Key_W, Terrain::Square},  TerrainKey{Qt::Key_Q, Terrain::Wall},
    TerrainKey{Qt::Key_Q, Terrain::Water},   TerrainKey{Qt::Key_Q, Terrain::Hole},
    TerrainKey{Qt::Key_Q, Terrain::Painted}, TerrainKey{Qt::Key_W, Terrain::GateVertical},
    TerrainKey{Qt::Key_W, Terrain::Wall},    TerrainKey{Qt::Key_W, Terrain::Water},
    TerrainKey{Qt::Key_W, Terrain::Hole},    TerrainKey{Qt::Key_E, Terrain::GateHorizontal},
    TerrainKey{Qt::Key_S, Terrain::Start},   TerrainKey{Qt::Key_G, Terrain::Start}, // where it is a star
    TerrainKey{Qt::Key_H, Terrain::Cup},     TerrainKey{Qt::Key_H, Terrain::Hole},
};

bool hasTerrain(const Genre& genre, Terrain terrain)
{
    const Clue* clue = genre.clue(Clue::Terrains);
    return clue != nullptr && std::ranges::find(clue->terrains, terrain) != clue->terrains.end();
}

/// White and black circles, whatever else the cells have.
bool hasTerrainCircles(const Genre& genre)
{
    return hasTerrain(genre, Terrain::White) && hasTerrain(genre, Terrain::Black);
}

bool hasStar(const Genre& genre)
{
    const Clue* clue = genre.clue(Clue::Terrains);
    return clue != nullptr && clue->look == Clue::Star;
}

/// Does a key mean this kind of cell in this genre?
bool meansTerrain(const Genre& genre, const TerrainKey& key)
{
    const bool isForStar = key.key == Qt::Key_G;
    const bool isBesideCircles = key.key == Qt::Key_E || key.key == Qt::Key_D || key.key == Qt::Key_C;
    if (key.terrain == Terrain::Hole && isBesideCircles != hasTerrainCircles(genre))
        return false;
    return hasTerrain(genre, key.terrain) && (key.terrain != Terrain::Start || hasStar(genre) == isForStar);
}

/// Takes the star along.
class StarStroke : public Stroke {
public:
    void move(Desk& desk, Spot at) override
    {
        const Place cell = cellUnder(at);
        if (!desk.isOn(Layer::Terrain, cell) || desk.at(Layer::Terrain, cell) == startTerrain)
            return;
        setTerrain(desk, cell, startTerrain);
        desk.hideCursor();
        act();
    }
};

/// What a stroke paints: Auto means the genre's first kind. A tool may be that of another clue, as circles often are.
std::optional<Terrain> terrainOf(const Desk& desk)
{
    const auto row = std::ranges::find(tools, desk.tool, &TerrainTool::tool);
    if (row == tools.end())
        return desk.genre().clue(Clue::Terrains)->terrains.front();
    return hasTerrain(desk.genre(), row->terrain) ? std::optional(row->terrain) : std::nullopt;
}

/// A background colour is for cells only.
bool takesTerrain(const Desk& desk, Place cell, int terrain)
{
    return desk.isOn(Layer::Terrain, cell)
           && (terrain != static_cast<int>(Terrain::Painted) || !isHole(desk.board(), cell));
}

class TerrainStroke : public Stroke {
public:
    explicit TerrainStroke(int terrain) : m_terrain(terrain) {}

    void move(Desk& desk, Spot at) override
    {
        const Place cell = cellUnder(at);
        if (!takesTerrain(desk, cell, m_terrain) || cell == m_last)
            return;
        m_last = cell;
        if (!m_paints)
            m_paints = desk.at(Layer::Terrain, cell) != m_terrain;
        if (*m_paints || desk.at(Layer::Terrain, cell) == m_terrain)
            setTerrain(desk, cell, *m_paints ? m_terrain : blank);
        if (isTerrain(desk.board(), cell, Terrain::Painted))
            desk.set(Layer::Tint, cell, blank); // one colour a cell
        desk.hideCursor();
        act();
    }

private:
    int m_terrain;
    std::optional<bool> m_paints;
    Place m_last = wholeBoard;
};

} // namespace

ToolId toolOf(Terrain terrain)
{
    const auto row = std::ranges::find(tools, terrain, &TerrainTool::terrain);
    return row == tools.end() ? ToolId::Auto : row->tool;
}

std::unique_ptr<Stroke> beginTerrain(Desk& desk, Spot at, Button)
{
    const auto terrain = terrainOf(desk);
    if (!terrain)
        return nullptr;
    auto stroke = std::make_unique<TerrainStroke>(static_cast<int>(*terrain));
    stroke->move(desk, at);
    return stroke;
}

std::unique_ptr<Stroke> beginMoveStar(Desk& desk, Spot at, Button)
{
    const Place cell = cellUnder(at);
    const bool isThere =
        hasStar(desk.genre()) && desk.isOn(Layer::Terrain, cell) && desk.at(Layer::Terrain, cell) == startTerrain;
    return isThere ? std::make_unique<StarStroke>() : nullptr;
}

std::unique_ptr<Stroke> beginCircle(Desk& desk, Spot at, Button button)
{
    if (!hasTerrainCircles(desk.genre()))
        return nullptr;
    auto stroke =
        std::make_unique<TerrainStroke>(static_cast<int>(button == Button::Primary ? Terrain::Black : Terrain::White));
    stroke->move(desk, at);
    return stroke;
}

std::unique_ptr<Stroke> beginPainted(Desk& desk, Spot at, Button)
{
    auto stroke = std::make_unique<TerrainStroke>(static_cast<int>(Terrain::Painted));
    stroke->move(desk, at);
    return stroke;
}

bool clickTerrain(Desk& desk, Spot at, Button button)
{
    const auto stroke = beginTerrain(desk, at, button);
    return stroke != nullptr && stroke->acted();
}

bool clickGivenSquare(Desk& desk, Spot at, Button)
{
    const Place cell = cellUnder(at);
    if (!hasTerrain(desk.genre(), Terrain::Square) || !desk.isOn(Layer::Terrain, cell))
        return false;
    constexpr int square = static_cast<int>(Terrain::Square);
    desk.cursor = {cell, 0, true};
    setTerrain(desk, cell, desk.at(Layer::Terrain, cell) == square ? blank : square);
    return true;
}

bool clickWall(Desk& desk, Spot at, Button button)
{
    const Place cell = cellUnder(at);
    const bool isForWalls = hasTerrain(desk.genre(), Terrain::Wall) && desk.genre().clue(Clue::CellNumber) == nullptr;
    if (!isForWalls || !desk.isOn(Layer::Terrain, cell))
        return false;
    desk.cursor = {cell, 0, desk.cursor.visible};
    return clickTerrain(desk, at, button);
}

bool terrainKeys(Desk& desk, const KeyPress& press)
{
    const Place cell = desk.cursor.place;
    if (!desk.isOn(Layer::Terrain, cell))
        return false;
    if (isErase(press)) {
        setTerrain(desk, cell, blank);
        return false;
    }
    if (!isHeld(press, Qt::NoModifier))
        return false;
    const auto row = std::ranges::find_if(
        terrainKeyTable, [&](const TerrainKey& k) { return k.key == press.key && meansTerrain(desk.genre(), k); });
    if (row == terrainKeyTable.end())
        return false;
    const int terrain = static_cast<int>(row->terrain);
    setTerrain(desk, cell, desk.at(Layer::Terrain, cell) == terrain ? blank : terrain);
    return true;
}

} // namespace tokisuji
