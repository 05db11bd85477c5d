#include "editor/ui/tools/mirrors.h"

#include "engine/rules/light.h"

#include <algorithm>
#include <array>

namespace tokisuji {

namespace {

constexpr int alphabetSize = 26;
constexpr int alphabets = 10;

bool hasMirrors(const Desk& desk)
{
    return desk.genre().clue(Clue::OutsideLetter) != nullptr;
}

bool isSlot(const Desk& desk, Place place)
{
    return hasMirrors(desk) && desk.isOn(Layer::Letter, place);
}

/// The letter of the key; where it stands already, the same one an alphabet further on.
int letterAfter(int stands, int typed)
{
    if (stands <= 0 || (stands - 1) % alphabetSize != typed - 1)
        return typed;
    return stands + alphabetSize <= alphabets * alphabetSize ? stands + alphabetSize : typed;
}

MirrorState mirrorAt(const Desk& desk, Place cell)
{
    switch (static_cast<Symbol>(std::max(desk.at(Layer::Symbol, cell), 0))) {
    case Symbol::Slash:
        return MirrorState::Slash;
    case Symbol::Backslash:
        return MirrorState::Backslash;
    default:
        return MirrorState::None;
    }
}

} // namespace

bool letterKeys(Desk& desk, const KeyPress& press)
{
    const Place slot = desk.cursor.place;
    if (!isSlot(desk, slot) || !isHeld(press, Qt::NoModifier))
        return false;
    if (press.key >= Qt::Key_A && press.key <= Qt::Key_Z) {
        desk.set(Layer::Letter, slot, letterAfter(desk.at(Layer::Letter, slot), press.key - Qt::Key_A + 1));
        return true;
    }
    if (press.key == Qt::Key_Minus) {
        desk.set(desk.at(Layer::Outside, slot) != blank ? Layer::Outside : Layer::Letter, slot, blank);
        return true;
    }
    if (press.key == Qt::Key_F4)
        return desk.hadTrace || clickRay(desk, spotAt(slot), Button::Primary);
    if (press.key != Qt::Key_Space && press.key != Qt::Key_Delete)
        return false;
    desk.set(Layer::Letter, slot, blank);
    desk.set(Layer::Outside, slot, blank);
    return true;
}

bool clickRay(Desk& desk, Spot at, Button)
{
    const Place slot = cellUnder(at);
    const bool isWaiting = desk.mode == Mode::Edit && desk.cursor.place != slot;
    if (!isSlot(desk, slot) || isWaiting)
        return false;
    const int mostTurns = 2 * desk.board().size().cells(); // either side of every mirror
    const LightPath path =
        lightFrom(desk.board().grid(), slot, mostTurns, [&](Place cell) { return mirrorAt(desk, cell); });
    desk.traced.clear();
    for (const LightPath::Step& step : path.steps)
        desk.traced.push_back(step.cell);
    std::ranges::sort(desk.traced);
    const auto repeated = std::ranges::unique(desk.traced);
    desk.traced.erase(repeated.begin(), repeated.end());
    return true;
}

bool clickMirror(Desk& desk, Spot at, Button button)
{
    constexpr std::array order{blank, static_cast<int>(Symbol::Backslash), static_cast<int>(Symbol::Slash),
                               static_cast<int>(Symbol::None)};
    const Place cell = cellUnder(at);
    if (!hasMirrors(desk) || !desk.isOn(Layer::Symbol, cell))
        return false;
    const auto stands = std::ranges::find(order, desk.at(Layer::Symbol, cell));
    const auto index = static_cast<std::size_t>(stands - order.begin()) % order.size();
    desk.set(Layer::Symbol, cell, order[(index + (button == Button::Primary ? 1 : order.size() - 1)) % order.size()]);
    desk.hideCursor();
    return true;
}

} // namespace tokisuji
