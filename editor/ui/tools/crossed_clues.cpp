#include "editor/ui/tools/crossed_clues.h"

namespace tokisuji {

namespace {

constexpr int crossed = 2;

bool toggleCross(Desk& desk, Place cell)
{
    if (!desk.isOn(Layer::Tint, cell) || desk.at(Layer::Number, cell) == blank)
        return false;
    desk.set(Layer::Tint, cell, desk.at(Layer::Tint, cell) == crossed ? blank : crossed);
    return true;
}

} // namespace

bool clickClue(Desk& desk, Spot at, Button)
{
    return toggleCross(desk, cellUnder(at));
}

bool crossClueKeys(Desk& desk, const KeyPress& press)
{
    return press.key == Qt::Key_X && isHeld(press, Qt::NoModifier) && toggleCross(desk, desk.cursor.place);
}

} // namespace tokisuji
