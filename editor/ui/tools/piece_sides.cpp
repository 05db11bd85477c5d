#include "editor/ui/tools/piece_sides.h"

#include "engine/board/edge_set_edits.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tokisuji {

namespace {

/// The order in which Shift steps through them.
constexpr std::array clockwise{Dir::Up, Dir::Right, Dir::Down, Dir::Left};

Dir sideOf(const Cursor& cursor)
{
    return cursor.slot == 0 ? clockwise.front() : static_cast<Dir>(cursor.slot);
}

void stepSide(Cursor& cursor)
{
    const auto now = std::ranges::find(clockwise, static_cast<Dir>(cursor.slot));
    const bool isLast = now == clockwise.end() || now + 1 == clockwise.end();
    cursor.slot = static_cast<int>(isLast ? clockwise.front() : *(now + 1));
}

/// The colour that the piece in a cell shows on a side; the border colour where there is no piece.
int colourAt(const Desk& desk, Place cell, Dir side)
{
    const auto piece = shownPiece(edgeSetOf(desk.board()), desk.board(), cell);
    return piece ? piece->at(side) : borderColour;
}

void colour(Desk& desk, Place cell, Dir side, int colour, SideScope scope)
{
    desk.apply(withSide(desk.board(), cell, side, colour, scope));
    desk.cursor.place = cell;
    desk.cursor.slot = static_cast<int>(side);
}

void typeColour(Desk& desk, int digit)
{
    const Place cell = desk.cursor.place;
    const Dir side = sideOf(desk.cursor);
    const bool goesOn = desk.typedAt == cell && desk.typedSlot == static_cast<int>(side);
    const int longer = colourAt(desk, cell, side) * 10 + digit;
    const int wanted = goesOn && longer < mostEdgeColours ? longer : digit;
    colour(desk, cell, side, wanted, SideScope::Joint);
    desk.hand.colour = std::max(wanted, 1);
    desk.noteTyped(cell, static_cast<int>(side), false);
}

/// Done as soon as it has begun.
class SideAlone : public Stroke {
public:
    void move(Desk& desk, Spot at) override
    {
        if (acted())
            return;
        colour(desk, cellUnder(at), sideUnder(cellUnder(at), at), desk.hand.colour, SideScope::OneOnly);
        act();
    }
};

} // namespace

Dir sideUnder(Place cell, Spot at)
{
    const double x = at.x - cell.x, y = at.y - cell.y;
    if (std::abs(x) > std::abs(y))
        return x > 0 ? Dir::Right : Dir::Left;
    return y > 0 ? Dir::Down : Dir::Up;
}

bool pressSide(Desk& desk, Spot at, Button)
{
    const Place cell = cellUnder(at);
    if (!desk.board().grid().hasCell(cell))
        return false;
    colour(desk, cell, sideUnder(cell, at), desk.hand.colour, SideScope::Joint);
    return true;
}

std::unique_ptr<Stroke> beginSideAlone(Desk& desk, Spot at, Button)
{
    if (!desk.board().grid().hasCell(cellUnder(at)))
        return nullptr;
    auto stroke = std::make_unique<SideAlone>();
    stroke->move(desk, at);
    return stroke;
}

bool pressPickColour(Desk& desk, Spot at, Button)
{
    const Place cell = cellUnder(at);
    const int colour = desk.board().grid().hasCell(cell) ? colourAt(desk, cell, sideUnder(cell, at)) : borderColour;
    if (colour != borderColour)
        desk.hand.colour = colour;
    return true;
}

bool sideKeys(Desk& desk, const KeyPress& press)
{
    const Dir arrow = arrowOf(press);
    if (arrow != Dir::None && isHeld(press, Qt::ShiftModifier))
        desk.cursor.slot = static_cast<int>(arrow);
    else if (press.key == Qt::Key_Shift)
        stepSide(desk.cursor);
    else if (const int digit = digitOf(press); digit >= 0)
        typeColour(desk, digit);
    else if (press.key == Qt::Key_C && isHeld(press, Qt::NoModifier))
        colour(desk, desk.cursor.place, sideOf(desk.cursor), desk.hand.colour, SideScope::Joint);
    else
        return false;
    return true;
}

} // namespace tokisuji
