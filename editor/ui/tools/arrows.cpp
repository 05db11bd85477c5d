#include "editor/ui/tools/arrows.h"

#include "editor/ui/tools/clues.h"

namespace tokisuji {

namespace {

/// Arrows without numbers stand anywhere, the others only beside a number.
bool takesArrow(const Desk& desk, Place cell)
{
    if (desk.genre().clue(Clue::PlainArrow) != nullptr)
        return desk.isOn(Layer::Arrow, cell);
    return desk.isOn(Layer::Number, cell) && desk.at(Layer::Number, cell) != blank;
}

/// Where clues stand in cells like all others, a key may point the arrow before there is a number.
bool arrowComesFirst(const Desk& desk, Place cell)
{
    const Clue* clue = desk.genre().clue(Clue::ArrowNumber);
    return clue != nullptr && clue->orUnknown && !desk.habits.clueCellsStayFree && desk.isOn(Layer::Number, cell)
           && desk.at(Layer::Number, cell) == blank;
}

void point(Desk& desk, Place cell, Dir d)
{
    const int arrow = static_cast<int>(d);
    const bool goes = desk.at(Layer::Arrow, cell) == arrow;
    const Clue* plain = desk.genre().clue(Clue::PlainArrow);
    if (plain != nullptr && plain->bringsWall)
        setTerrain(desk, cell, goes ? blank : static_cast<int>(Terrain::Wall));
    desk.set(Layer::Arrow, cell, goes ? blank : arrow);
    if (plain != nullptr)
        desk.set(Layer::Number, cell, blank);
    if (plain != nullptr && !goes && !desk.takesMarks(cell))
        desk.set(Layer::Shade, cell, blank);
}

/// Where numbers are colours, an arrow is a clue by itself.
bool areColours(const Desk& desk)
{
    const Clue* clue = desk.genre().clue(Clue::ArrowNumber);
    return clue != nullptr && clue->look == Clue::Colours;
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
        if (areColours(desk) && arrowComesFirst(desk, m_cell))
            desk.set(Layer::Number, m_cell, question);
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
    if (desk.tool == ToolId::Auto && desk.genre().clue(Clue::Rooms) != nullptr
        && !isCell(nearestPlace(at, clickMargin)))
        return nullptr; // a border begins here
    const bool isTaken = takesArrow(desk, cell) || (areColours(desk) && arrowComesFirst(desk, cell));
    return isTaken ? std::make_unique<ArrowStroke>(cell) : nullptr;
}

bool arrowKeys(Desk& desk, const KeyPress& press)
{
    const Dir d = arrowOf(press);
    if (d == Dir::None || !isHeld(press, Qt::ShiftModifier))
        return false;
    const Place cell = desk.cursor.place;
    if (arrowComesFirst(desk, cell))
        desk.set(Layer::Number, cell, question);
    if (takesArrow(desk, cell))
        point(desk, cell, d);
    return true;
}

bool eraseArrowKeys(Desk& desk, const KeyPress& press)
{
    const Place cell = desk.cursor.place;
    if (!isErase(press) || !desk.isOn(Layer::Arrow, cell) || desk.at(Layer::Arrow, cell) == blank)
        return false;
    desk.set(Layer::Arrow, cell, blank);
    return true;
}

} // namespace tokisuji
