#include "editor/ui/tools/crosses.h"

#include "editor/ui/tools/bridges.h"

#include <optional>

namespace tokisuji {

namespace {

constexpr int crossedLine = 0;

/// Crosses of lattice lines lie on the frame too.
bool takesCross(const Desk& desk, Place edge)
{
    return desk.genre().has(Mark::LatticeLine) ? desk.isOn(Layer::Line, edge) : desk.board().grid().isInner(edge);
}

void putCross(Desk& desk, Place edge, bool stands)
{
    if (stands && desk.genre().has(Mark::Bridge))
        removeBridge(desk, edge);
    if (stands || desk.at(Layer::Line, edge) == crossedLine)
        desk.set(Layer::Line, edge, stands ? crossedLine : blank);
    if (stands)
        desk.set(Layer::Heading, edge, blank);
}

class CrossStroke : public Stroke {
public:
    void move(Desk& desk, Spot at) override
    {
        const auto edge = edgeNear(at, clickMargin);
        if (!edge || !takesCross(desk, *edge))
            return;
        if (!m_puts)
            m_puts = desk.at(Layer::Line, *edge) != crossedLine;
        putCross(desk, *edge, *m_puts);
        desk.hideCursor();
        act();
    }

private:
    std::optional<bool> m_puts;
};

} // namespace

std::unique_ptr<Stroke> beginCross(Desk& desk, Spot at, Button)
{
    auto stroke = std::make_unique<CrossStroke>();
    stroke->move(desk, at);
    return stroke;
}

std::unique_ptr<Stroke> beginCrossOnEdge(Desk& desk, Spot at, Button button)
{
    const auto edge = edgeNear(at, clickMargin);
    return edge && takesCross(desk, *edge) ? beginCross(desk, at, button) : nullptr;
}

bool clickCross(Desk& desk, Spot at, Button button)
{
    return beginCross(desk, at, button)->acted();
}

bool crossKeys(Desk& desk, const KeyPress& press)
{
    const Dir d = arrowOf(press);
    if (d == Dir::None || !isHeld(press, Qt::ControlModifier | Qt::ShiftModifier))
        return false;
    if (const Place edge = desk.cursor.place.step(d, 1); takesCross(desk, edge))
        putCross(desk, edge, desk.at(Layer::Line, edge) != crossedLine);
    return true;
}

} // namespace tokisuji
