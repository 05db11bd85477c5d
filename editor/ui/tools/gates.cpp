#include "editor/ui/tools/gates.h"

#include "editor/ui/tools/clues.h"
#include "engine/board/terrain.h"

#include <algorithm>
#include <array>
#include <optional>

namespace tokisuji {

namespace {

int gateAlong(Dir d)
{
    const bool level = d == Dir::Left || d == Dir::Right;
    return static_cast<int>(level ? Terrain::GateHorizontal : Terrain::GateVertical);
}

/// The first step says how the gate runs and, by what its cells are, whether it comes or goes.
class GateStroke : public Stroke {
public:
    explicit GateStroke(Place cell) : m_cell(cell) {}

    void move(Desk& desk, Spot at) override
    {
        const Place cell = cellUnder(at);
        const Dir d = stepDirection(m_cell, cell);
        if (d == Dir::None || !desk.isOn(Layer::Terrain, cell))
            return;
        const int gate = gateAlong(d);
        if (!m_lays)
            m_lays = desk.at(Layer::Terrain, m_cell) != gate || desk.at(Layer::Terrain, cell) != gate;
        for (const Place part : {m_cell, cell})
            if (const int stands = desk.at(Layer::Terrain, part); stands == (*m_lays ? blank : gate))
                setTerrain(desk, part, *m_lays ? gate : blank);
        m_cell = cell;
        desk.hideCursor();
        act();
    }

private:
    Place m_cell;
    std::optional<bool> m_lays;
};

class StartStroke : public Stroke {
public:
    explicit StartStroke(Place cell) : m_cell(cell) {}

    void move(Desk& desk, Spot at) override
    {
        const Place cell = cellUnder(at);
        if (cell == m_cell || !desk.isOn(Layer::Terrain, cell) || desk.at(Layer::Terrain, cell) != blank)
            return;
        setTerrain(desk, cell, startTerrain);
        m_cell = cell;
        desk.hideCursor();
        act();
    }

private:
    Place m_cell;
};

/// What clicks count through.
constexpr std::array kinds{blank, static_cast<int>(Terrain::Wall), static_cast<int>(Terrain::GateVertical),
                           static_cast<int>(Terrain::GateHorizontal)};

} // namespace

bool hasGates(const Genre& genre)
{
    const Clue* clue = genre.clue(Clue::Terrains);
    return clue != nullptr && std::ranges::find(clue->terrains, Terrain::GateVertical) != clue->terrains.end();
}

std::unique_ptr<Stroke> beginGate(Desk& desk, Spot at, Button)
{
    const Place cell = cellUnder(at);
    if (!hasGates(desk.genre()) || !desk.isOn(Layer::Terrain, cell) || desk.at(Layer::Number, cell) != blank)
        return nullptr;
    if (desk.at(Layer::Terrain, cell) == startTerrain)
        return std::make_unique<StartStroke>(cell);
    return std::make_unique<GateStroke>(cell);
}

bool clickCourse(Desk& desk, Spot at, Button button)
{
    const Place cell = cellUnder(at);
    if (!hasGates(desk.genre()) || !desk.isOn(Layer::Terrain, cell))
        return false;
    const bool wasThere = desk.cursor.place == cell;
    desk.cursor = {cell, 0, true};
    const auto kind = std::ranges::find(kinds, desk.at(Layer::Terrain, cell));
    if (!wasThere || kind == kinds.end())
        return true;
    const auto index = static_cast<std::size_t>(kind - kinds.begin());
    const std::size_t step = button == Button::Primary ? 1 : kinds.size() - 1;
    setTerrain(desk, cell, kinds[(index + step) % kinds.size()]);
    return true;
}

} // namespace tokisuji
