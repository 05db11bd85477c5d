#include "editor/ui/tools/arrows.h"

namespace tokisuji {

namespace {

bool hasClue(const Desk& desk, Place cell)
{
    return desk.isOn(Layer::Number, cell) && desk.at(Layer::Number, cell) != blank;
}

void point(Desk& desk, Place cell, Dir d)
{
    const int arrow = static_cast<int>(d);
    desk.set(Layer::Arrow, cell, desk.at(Layer::Arrow, cell) == arrow ? blank : arrow);
}

/// Points once, where the pointer leaves the cell.
class ArrowStroke : public Stroke {
public:
    explicit ArrowStroke(Place cell) : m_cell(cell) {}

    void move(Desk& desk, Spot at) override
    {
        const Dir d = stepDirection(m_cell, cellUnder(at));
        if (acted() || d == Dir::None)
            return;
        point(desk, m_cell, d);
        act();
    }

private:
    Place m_cell;
};

} // namespace

std::unique_ptr<Stroke> beginArrow(Desk& desk, Spot at, Button)
{
    const Place cell = cellUnder(at);
    return hasClue(desk, cell) ? std::make_unique<ArrowStroke>(cell) : nullptr;
}

bool arrowKeys(Desk& desk, const KeyPress& press)
{
    const Dir d = arrowOf(press);
    if (d == Dir::None || !isHeld(press, Qt::ShiftModifier))
        return false;
    if (hasClue(desk, desk.cursor.place))
        point(desk, desk.cursor.place, d);
    return true;
}

} // namespace tokisuji
