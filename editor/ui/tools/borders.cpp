#include "editor/ui/tools/borders.h"

#include "editor/ui/tools/grid_lines.h"
#include "editor/ui/tools/numbers.h"

#include <cmath>
#include <optional>

namespace tokisuji {

namespace {

constexpr int border = 1, link = 0;

bool takesBorder(const Desk& desk, Place edge)
{
    return desk.board().grid().isInner(edge) && desk.takesMarks(edge)
           && (!desk.board().has(Layer::Room) || desk.at(Layer::Room, edge) == blank);
}

/// Is a border from frame to frame drawn here, which no link breaks?
bool isWhole(const Desk& desk, Place edge)
{
    return desk.genre().wholeBorders && desk.at(Layer::Border, edge) == border;
}

void toggle(Desk& desk, Place edge, int value)
{
    if (!takesBorder(desk, edge) || (value == link && isWhole(desk, edge)))
        return;
    const int next = desk.at(Layer::Border, edge) == value ? blank : value;
    for (const Place each : value == border ? borderThrough(desk, edge) : std::vector{edge})
        desk.set(Layer::Border, each, next);
}

/// What can be copied from a cell: the given number, else the written one.
int numberIn(const Desk& desk, Place cell)
{
    const int given = desk.at(Layer::Number, cell);
    return given != blank ? given : desk.at(Layer::Digit, cell);
}

/// Nearer to the cell's centre than to a grid line.
bool isInMiddle(Spot at)
{
    const Spot centre = spotAt(cellUnder(at));
    return std::abs(at.x - centre.x) < 0.5 && std::abs(at.y - centre.y) < 0.5;
}

/// The first edge decides whether the stroke links or unlinks.
class LinkStroke : public Stroke {
public:
    explicit LinkStroke(Place cell) : m_cell(cell) {}

    void move(Desk& desk, Spot at) override
    {
        const Place cell = cellUnder(at);
        const Dir d = stepDirection(m_cell, cell);
        const Place edge = edgeBetween(m_cell, d);
        m_cell = cell;
        if (d == Dir::None || !takesBorder(desk, edge) || isWhole(desk, edge))
            return;
        const bool stands = desk.at(Layer::Border, edge) == link;
        if (!m_links)
            m_links = !stands;
        if (*m_links != stands)
            desk.set(Layer::Border, edge, *m_links ? link : blank);
        desk.hideCursor();
        act();
    }

private:
    Place m_cell;
    std::optional<bool> m_links;
};

/// Copies the number of the cell where it began.
class CopyStroke : public Stroke {
public:
    CopyStroke(Place cell, int number) : m_cell(cell), m_number(number) {}

    void move(Desk& desk, Spot at) override
    {
        const Place cell = cellUnder(at);
        if (cell == m_cell)
            return;
        m_cell = cell;
        act();
        if (!desk.board().grid().hasCell(cell))
            return;
        if (const auto field = fieldAt(desk, cell, 0))
            write(desk, *field, m_number);
        desk.hideCursor();
    }

private:
    Place m_cell;
    int m_number;
};

} // namespace

std::unique_ptr<Stroke> beginBorderNear(Desk& desk, Spot at, Button button)
{
    return isInMiddle(at) ? nullptr : beginAnswerBorder(desk, at, button);
}

std::unique_ptr<Stroke> beginLink(Desk&, Spot at, Button)
{
    return std::make_unique<LinkStroke>(cellUnder(at));
}

std::unique_ptr<Stroke> beginLinkNear(Desk& desk, Spot at, Button button)
{
    return isInMiddle(at) ? nullptr : beginLink(desk, at, button);
}

std::unique_ptr<Stroke> beginBorderOrLink(Desk& desk, Spot at, Button button)
{
    return isInMiddle(at) ? beginLink(desk, at, button) : beginAnswerBorder(desk, at, button);
}

std::unique_ptr<Stroke> beginCopyNumber(Desk& desk, Spot at, Button)
{
    const Place cell = cellUnder(at);
    if (!desk.board().grid().hasCell(cell))
        return nullptr;
    const int number = numberIn(desk, cell);
    return number >= 0 ? std::make_unique<CopyStroke>(cell, number) : nullptr;
}

bool clickEdge(Desk& desk, Spot at, Button button)
{
    const auto edge = edgeNear(at, clickMargin);
    if (!edge || !takesBorder(desk, *edge))
        return false;
    toggle(desk, *edge, button == Button::Primary ? border : link);
    desk.hideCursor();
    return true;
}

bool answerBorderKeys(Desk& desk, const KeyPress& press)
{
    const Dir d = arrowOf(press);
    const bool isBorder = isHeld(press, Qt::ControlModifier);
    if (d == Dir::None || !(isBorder || isHeld(press, Qt::ControlModifier | Qt::ShiftModifier)))
        return false;
    toggle(desk, edgeBetween(desk.cursor.place, d), isBorder ? border : link);
    return true;
}

bool copyKeys(Desk& desk, const KeyPress& press)
{
    const Dir d = arrowOf(press);
    const Place from = desk.cursor.place, to = from.step(d);
    if (d == Dir::None || press.held == 0 || !isHeld(press, Qt::NoModifier))
        return false;
    if (press.held == Qt::Key_Z) {
        toggle(desk, edgeBetween(from, d), border);
    } else if (desk.board().grid().hasCell(to)) {
        const auto field = fieldAt(desk, to, 0);
        if (const int number = numberIn(desk, from); field && number >= 0)
            write(desk, *field, number);
        desk.cursor = {to, 0, desk.cursor.visible};
    }
    return true;
}

} // namespace tokisuji
