#include "editor/ui/tools/circle_clues.h"

#include "editor/ui/tools/clues.h"

namespace tokisuji {

bool circleClueKeys(Desk& desk, const KeyPress& press)
{
    const bool isCircle = press.key == Qt::Key_Q, isUnknown = press.key == Qt::Key_Minus;
    if ((!isCircle && !isUnknown) || !isHeld(press, Qt::NoModifier) || desk.genre().clue(Clue::PlainArrow) == nullptr)
        return false;
    const Place cell = desk.cursor.place;
    const int value = isCircle ? question : plainMark;
    setClue(desk, cell, desk.at(Layer::Number, cell) == value ? blank : value);
    return true;
}

} // namespace tokisuji
