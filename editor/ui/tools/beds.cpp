#include "editor/ui/tools/beds.h"

#include "engine/board/bed.h"

#include <optional>

namespace tokisuji {

namespace {

constexpr int bedDot = 1; ///< in the layer Tint

bool hasBeds(const Genre& genre)
{
    return genre.has(Mark::Sign) && genre.signs == SignStyle::Beds;
}

bool takesBed(const Desk& desk, Place cell)
{
    return desk.board().grid().hasCell(cell) && desk.at(Layer::Number, cell) == blank;
}

/// Puts something into a cell; of a bed that it lies on the other half stays behind alone.
void lay(Desk& desk, Place cell, int value, int dot = blank)
{
    const Dir d = otherHalf(desk.at(Layer::Digit, cell));
    const Place other = cell.step(d);
    if (d != Dir::None && desk.board().grid().hasCell(other) && otherHalf(desk.at(Layer::Digit, other)) == opposite(d))
        desk.set(Layer::Digit, other, isPillow(desk.at(Layer::Digit, other)) ? lonePillow : loneFoot);
    desk.set(Layer::Digit, cell, value);
    desk.set(Layer::Tint, cell, dot);
}

void layBed(Desk& desk, Place cell, Dir d)
{
    const Place other = cell.step(d);
    if (!takesBed(desk, other))
        return lay(desk, cell, lonePillow);
    lay(desk, cell, halfOfBed(Half::Pillow, d));
    lay(desk, other, halfOfBed(Half::Foot, opposite(d)));
    desk.set(Layer::Digit, cell, halfOfBed(Half::Pillow, d)); // should the other one have lain on it
}

class BedStroke : public Stroke {
public:
    explicit BedStroke(Place cell) : m_cell(cell) {}

    void move(Desk& desk, Spot at) override
    {
        const Dir d = stepDirection(m_cell, cellUnder(at));
        if (acted() || d == Dir::None)
            return;
        layBed(desk, m_cell, d);
        desk.hideCursor();
        act();
    }

private:
    Place m_cell;
};

class AisleStroke : public Stroke {
public:
    void move(Desk& desk, Spot at) override
    {
        const Place cell = cellUnder(at);
        if (cell == m_last || !takesBed(desk, cell))
            return;
        m_last = cell;
        if (!acted()) {
            m_isAisle = desk.at(Layer::Digit, cell) != aisle && desk.at(Layer::Tint, cell) != bedDot;
            m_isDot = desk.at(Layer::Digit, cell) == aisle;
        }
        lay(desk, cell, m_isAisle ? aisle : blank, m_isDot ? bedDot : blank);
        desk.hideCursor();
        act();
    }

private:
    bool m_isAisle = false;
    bool m_isDot = false;
    Place m_last = wholeBoard;
};

} // namespace

std::unique_ptr<Stroke> beginBed(Desk& desk, Spot at, Button button)
{
    const Place cell = cellUnder(at);
    if (!hasBeds(desk.genre()) || !takesBed(desk, cell))
        return nullptr;
    if (button == Button::Primary)
        return std::make_unique<BedStroke>(cell);
    auto stroke = std::make_unique<AisleStroke>();
    stroke->move(desk, at);
    return stroke;
}

bool clickBed(Desk& desk, Spot at, Button)
{
    const Place cell = cellUnder(at);
    if (!hasBeds(desk.genre()) || !takesBed(desk, cell))
        return false;
    const int now = desk.at(Layer::Digit, cell);
    if (desk.at(Layer::Tint, cell) == bedDot)
        lay(desk, cell, blank);
    else
        lay(desk, cell,
            now == lonePillow ? loneFoot
            : now == loneFoot ? blank
                              : lonePillow,
            now == loneFoot ? bedDot : blank);
    desk.hideCursor();
    return true;
}

bool bedKeys(Desk& desk, const KeyPress& press)
{
    const Place cell = desk.cursor.place;
    const Dir d = arrowOf(press);
    if (!hasBeds(desk.genre()) || isErase(press) || press.key == Qt::Key_Shift)
        return hasBeds(desk.genre()) && press.key == Qt::Key_Shift;
    const bool isBed = d != Dir::None && isHeld(press, Qt::ShiftModifier);
    const int digit = isHeld(press, Qt::NoModifier) ? digitOf(press) : -1;
    if (!isBed && digit < 0)
        return false;
    if (!takesBed(desk, cell))
        return true;
    if (isBed)
        layBed(desk, cell, d);
    else if (digit == 1)
        lay(desk, cell, desk.at(Layer::Digit, cell) == aisle ? blank : aisle);
    else if (digit == 2)
        lay(desk, cell, blank, desk.at(Layer::Tint, cell) == bedDot ? blank : bedDot);
    return true;
}

} // namespace tokisuji
