#include "editor/ui/tools/sums.h"

#include "editor/ui/tools/aside.h"
#include "editor/ui/tools/clues.h"
#include "engine/board/sum_runs.h"
#include "engine/board/terrain.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr int rightSlot = 2;
constexpr int downSlot = 3;

bool isWall(const Desk& desk, Place cell)
{
    return desk.isOn(Layer::Terrain, cell) && isTerrain(desk.board(), cell, Terrain::Wall);
}

void makeWall(Desk& desk, Place cell)
{
    setTerrain(desk, cell, static_cast<int>(Terrain::Wall));
    settleSums(desk.edit);
}

/// The sum on the side of the diagonal where the pointer is.
int slotNear(Spot at)
{
    const Place cell = cellUnder(at);
    return at.x - cell.x > at.y - cell.y ? rightSlot : downSlot;
}

class WallStroke : public Stroke {
public:
    void move(Desk& desk, Spot at) override
    {
        const Place cell = cellUnder(at);
        if (!desk.isOn(Layer::Terrain, cell) || cell == m_last)
            return;
        m_last = cell;
        if (!acted())
            m_makes = !isWall(desk, cell);
        if (m_makes && !isWall(desk, cell))
            makeWall(desk, cell);
        if (!m_makes)
            removeWall(desk, cell);
        desk.hideCursor();
        act();
    }

private:
    bool m_makes = true;
    Place m_last = wholeBoard;
};

} // namespace

void removeWall(Desk& desk, Place cell)
{
    setTerrain(desk, cell, blank);
    for (const Layer layer : {Layer::Right, Layer::Down})
        desk.set(layer, cell, blank);
    settleSums(desk.edit);
}

bool headsRun(const Desk& desk, Place place, Layer layer)
{
    return std::ranges::any_of(sumRuns(desk.board()),
                               [&](const SumRun& run) { return run.head == place && run.layer == layer; });
}

std::optional<NumberField> sumField(const Desk& desk, Place cell, int slot)
{
    const Clue* clue = desk.genre().clue(Clue::SumPair);
    if (clue == nullptr || !isWall(desk, cell))
        return {};
    NumberField field{.layer = slot == downSlot ? Layer::Down : Layer::Right,
                      .place = cell,
                      .slot = slot,
                      .min = clue->min,
                      .max = clue->max(desk.board())};
    if (!headsRun(desk, cell, field.layer))
        return {};
    field.value = desk.at(field.layer, cell);
    return field;
}

bool clickSum(Desk& desk, Spot at, Button button)
{
    const auto place = numberPlace(desk, at);
    if (!place)
        return false;
    const bool wasThere = desk.cursor.place == *place;
    const bool isInside = desk.board().grid().hasCell(*place);
    if (isInside && wasThere && button == Button::Secondary)
        removeWall(desk, *place);
    else if (isInside && wasThere && !isWall(desk, *place))
        makeWall(desk, *place);
    desk.cursor = {*place, isWall(desk, *place) ? slotNear(at) : 0, true};
    return true;
}

std::unique_ptr<Stroke> beginWall(Desk& desk, Spot at, Button)
{
    auto stroke = std::make_unique<WallStroke>();
    stroke->move(desk, at);
    return stroke;
}

bool sumKeys(Desk& desk, const KeyPress& press)
{
    const Place cell = desk.cursor.place;
    if (!desk.board().grid().hasCell(cell))
        return asideKeys(desk, press);
    if (isWall(desk, cell) && desk.cursor.slot == 0)
        desk.cursor.slot = rightSlot;
    if (press.key == Qt::Key_Q && isHeld(press, Qt::NoModifier)) {
        if (isWall(desk, cell))
            removeWall(desk, cell);
        else
            makeWall(desk, cell);
        desk.cursor.slot = isWall(desk, cell) ? rightSlot : 0;
        return true;
    }
    if (press.key == Qt::Key_Shift) {
        if (isWall(desk, cell))
            desk.cursor.slot = desk.cursor.slot == rightSlot ? downSlot : rightSlot;
        return true;
    }
    return numberKeys(desk, press);
}

} // namespace tokisuji
