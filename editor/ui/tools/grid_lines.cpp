#include "editor/ui/tools/grid_lines.h"

#include "editor/ui/tools/clues.h"
#include "engine/board/rooms.h"

#include <optional>

namespace tokisuji {

namespace {

/// The edge that the pointer drew along when it went from one place to the next.
std::optional<Place> edgeOfStep(Place from, Place to)
{
    const Dir d = stepDirection(from, to);
    if (d == Dir::None || from.step(d, 1) != to || isCell(from) || isCell(to))
        return {};
    return isEdge(from) ? from : to;
}

/// Where a border is given the solver draws none.
void setEdge(Desk& desk, Layer layer, Place edge, int value)
{
    desk.set(layer, edge, value);
    if (layer == Layer::Room && value == 1)
        desk.set(Layer::Border, edge, blank);
}

/// The first edge decides whether the stroke draws or erases.
class GridLineStroke : public Stroke {
public:
    GridLineStroke(Layer layer, Spot at, int value = 1)
        : m_layer(layer), m_value(value), m_place(nearestPlace(at, strokeMargin))
    {
    }

    void move(Desk& desk, Spot at) override
    {
        const Place place = nearestPlace(at, strokeMargin);
        const auto edge = edgeOfStep(m_place, place);
        m_place = place;
        if (edge && isAllowed(desk, *edge))
            touch(desk, *edge);
    }

    void finish(Desk& desk) override
    {
        if (acted() && m_layer == Layer::Room)
            settleRooms(desk);
    }

private:
    [[nodiscard]] bool isAllowed(const Desk& desk, Place edge) const
    {
        if (m_layer == Layer::Line)
            return desk.isOn(m_layer, edge);
        const bool isGiven =
            m_layer == Layer::Border && desk.isOn(Layer::Room, edge) && desk.at(Layer::Room, edge) == 1;
        const bool mayStand = m_layer == Layer::Room ? desk.isGround(edge) : desk.takesMarks(edge);
        return desk.board().grid().isInner(edge) && mayStand && !isGiven;
    }

    void touch(Desk& desk, Place edge)
    {
        const bool stands = desk.at(m_layer, edge) == m_value;
        if (!m_draws)
            m_draws = !stands;
        if (*m_draws != stands)
            for (const Place each : m_layer == Layer::Border ? borderThrough(desk, edge) : std::vector{edge})
                setEdge(desk, m_layer, each, *m_draws ? m_value : blank);
        desk.hideCursor();
        act();
    }

    Layer m_layer;
    int m_value;
    Place m_place;
    std::optional<bool> m_draws;
};

} // namespace

std::vector<Place> borderThrough(const Desk& desk, Place edge)
{
    if (!desk.genre().wholeBorders)
        return {edge};
    std::vector<Place> line;
    for (const Place each : desk.board().grid().innerEdges())
        if (edge.x % 2 == 0 ? each.x == edge.x : each.y == edge.y)
            line.push_back(each);
    return line;
}

std::unique_ptr<Stroke> beginBorder(Desk&, Spot at, Button)
{
    return std::make_unique<GridLineStroke>(Layer::Room, at);
}

std::unique_ptr<Stroke> beginThinBorder(Desk&, Spot at, Button)
{
    return std::make_unique<GridLineStroke>(Layer::Room, at, thinBorder);
}

std::unique_ptr<Stroke> beginAnswerBorder(Desk&, Spot at, Button)
{
    return std::make_unique<GridLineStroke>(Layer::Border, at);
}

std::unique_ptr<Stroke> beginLatticeLine(Desk&, Spot at, Button)
{
    return std::make_unique<GridLineStroke>(Layer::Line, at);
}

bool borderKeys(Desk& desk, const KeyPress& press)
{
    const Dir d = arrowOf(press);
    if (d == Dir::None || !isHeld(press, Qt::ControlModifier))
        return false;
    if (const Place edge = edgeBetween(desk.cursor.place, d); desk.board().grid().isInner(edge)) {
        const Clue* rooms = desk.genre().clue(Clue::Rooms);
        if (rooms != nullptr && rooms->tiles && desk.at(Layer::Room, edge) == 1)
            setEdge(desk, Layer::Room, edge, thinBorder);
        else
            setEdge(desk, Layer::Room, edge, desk.at(Layer::Room, edge) == blank ? 1 : blank);
        settleRooms(desk);
    }
    return true;
}

bool latticeLineKeys(Desk& desk, const KeyPress& press)
{
    const Dir d = arrowOf(press);
    if (d == Dir::None || !isHeld(press, Qt::ControlModifier))
        return false;
    if (const Place edge = desk.cursor.place.step(d, 1); desk.isOn(Layer::Line, edge)) {
        desk.set(Layer::Line, edge, desk.at(Layer::Line, edge) == 1 ? blank : 1);
        desk.cursor.place = desk.cursor.place.step(d);
    }
    return true;
}

} // namespace tokisuji
