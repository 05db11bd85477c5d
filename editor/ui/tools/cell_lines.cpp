#include "editor/ui/tools/cell_lines.h"

#include <optional>

namespace tokisuji {

namespace {

bool takesLine(const Desk& desk, Place edge)
{
    return desk.board().grid().isInner(edge) && desk.takesMarks(edge);
}

class CellLineStroke : public Stroke {
public:
    explicit CellLineStroke(Place cell) : m_cell(cell) {}

    void move(Desk& desk, Spot at) override
    {
        const Place cell = cellUnder(at);
        const Dir d = stepDirection(m_cell, cell);
        const Place edge = edgeBetween(m_cell, d);
        m_cell = cell;
        if (d == Dir::None)
            return;
        act(); // the pointer left its cell: this was no click
        if (takesLine(desk, edge))
            touch(desk, edge);
    }

private:
    void touch(Desk& desk, Place edge)
    {
        const bool stands = desk.at(Layer::Line, edge) == 1;
        if (!m_draws)
            m_draws = !stands;
        if (*m_draws != stands)
            desk.set(Layer::Line, edge, *m_draws ? 1 : blank);
        desk.hideCursor();
    }

    Place m_cell;
    std::optional<bool> m_draws;
};

} // namespace

std::unique_ptr<Stroke> beginCellLine(Desk&, Spot at, Button)
{
    return std::make_unique<CellLineStroke>(cellUnder(at));
}

bool cellLineKeys(Desk& desk, const KeyPress& press)
{
    const Dir d = arrowOf(press);
    if (d == Dir::None || !isHeld(press, Qt::ControlModifier))
        return false;
    const Place edge = edgeBetween(desk.cursor.place, d);
    if (takesLine(desk, edge)) {
        desk.set(Layer::Line, edge, desk.at(Layer::Line, edge) == 1 ? blank : 1);
        desk.cursor.place = desk.cursor.place.step(d);
    }
    return true;
}

} // namespace tokisuji
