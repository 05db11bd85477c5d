#include "editor/ui/tools/compass.h"

#include "engine/board/terrain.h"

#include <array>
#include <cmath>

namespace tokisuji {

namespace {

/// The arms of a compass from 1 on, clockwise.
struct CompassArm {
    Layer layer;
    Dir direction;
};
constexpr std::array arms{CompassArm{Layer::Up, Dir::Up}, CompassArm{Layer::Right, Dir::Right},
                          CompassArm{Layer::Down, Dir::Down}, CompassArm{Layer::Left, Dir::Left}};

bool isCompass(const Desk& desk, Place cell)
{
    return desk.isOn(Layer::Terrain, cell) && isTerrain(desk.board(), cell, Terrain::Mark);
}

void setCompass(Desk& desk, Place cell, bool stands)
{
    removeCompass(desk, cell);
    if (stands)
        desk.set(Layer::Terrain, cell, static_cast<int>(Terrain::Mark));
    desk.cursor.slot = stands ? 1 : 0;
}

int slotUnder(Place cell, Spot at)
{
    const double x = at.x - cell.x, y = at.y - cell.y;
    if (std::abs(x) > std::abs(y))
        return x > 0 ? 2 : 4;
    return y > 0 ? 3 : 1;
}

void typeNumber(Desk& desk, Place cell, Layer layer, int digit)
{
    const int now = desk.at(layer, cell);
    const int most = desk.genre().clue(Clue::Compass)->max(desk.board());
    const bool goesOn = desk.typedAt == cell && desk.typedSlot == desk.cursor.slot && now > 0;
    const bool isLonger = goesOn && now * 10 + digit <= most;
    if (digit <= most)
        desk.set(layer, cell, isLonger ? now * 10 + digit : digit);
    desk.noteTyped(cell, desk.cursor.slot, isLonger);
}

} // namespace

void removeCompass(Desk& desk, Place cell)
{
    desk.set(Layer::Terrain, cell, blank);
    for (const CompassArm& arm : arms)
        desk.set(arm.layer, cell, blank);
}

Spot slotSpot(const Genre& genre, int slot)
{
    if (genre.clue(Clue::EdgePieces) != nullptr) {
        const Dir side = static_cast<Dir>(slot);
        return {0.3 * dx(side), 0.3 * dy(side) - 0.02};
    }
    if (genre.clue(Clue::Compass) == nullptr)
        return {(slot - 1) % 2 == 0 ? -0.28 : 0.28, slot <= 2 ? -0.26 : 0.28};
    const Dir d = arms[static_cast<std::size_t>(slot - 1)].direction;
    return {0.28 * dx(d), 0.28 * dy(d)};
}

bool pressCompass(Desk& desk, Spot at, Button button)
{
    const Place cell = cellUnder(at);
    if (!desk.board().grid().hasCell(cell) || desk.tool != ToolId::Auto)
        return false;
    const bool wasThere = desk.cursor.place == cell;
    const bool stands = isCompass(desk, cell);
    desk.cursor = {cell, stands ? slotUnder(cell, at) : 0, true};
    if (button == Button::Secondary && stands)
        setCompass(desk, cell, false);
    else if (button == Button::Primary && wasThere && !stands)
        setCompass(desk, cell, true);
    return true;
}

bool compassKeys(Desk& desk, const KeyPress& press)
{
    const Place cell = desk.cursor.place;
    const int digit = digitOf(press);
    const bool isMinus = press.key == Qt::Key_Minus && isHeld(press, Qt::NoModifier);
    if (press.key == Qt::Key_Q && isHeld(press, Qt::NoModifier)) {
        setCompass(desk, cell, !isCompass(desk, cell));
        return true;
    }
    if (press.key != Qt::Key_Shift && digit < 0 && !isMinus && !isErase(press))
        return false;
    if (!isCompass(desk, cell))
        return true;
    int& slot = desk.cursor.slot;
    if (press.key == Qt::Key_Shift) {
        slot = slot % static_cast<int>(arms.size()) + 1;
        return true;
    }
    slot = std::max(slot, 1);
    const Layer layer = arms[static_cast<std::size_t>(slot - 1)].layer;
    const bool dropsDigit = press.key == Qt::Key_Backspace && desk.at(layer, cell) >= 10;
    if (digit >= 0)
        typeNumber(desk, cell, layer, digit);
    else
        desk.set(layer, cell, dropsDigit ? desk.at(layer, cell) / 10 : blank);
    return true;
}

} // namespace tokisuji
