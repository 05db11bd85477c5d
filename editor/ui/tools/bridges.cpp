#include "editor/ui/tools/bridges.h"

#include "engine/genre/bridges.h"

#include <algorithm>
#include <optional>

namespace tokisuji {

namespace {

/// The edges from an edge up to the next island (or to the frame), the edge itself not among them.
struct Arm {
    std::vector<Place> edges;
    bool endsAtIsland = false;
};

Arm armFrom(const Board& board, Place edge, Dir d)
{
    Arm arm;
    for (Place cell = edge.step(d, 1); board.grid().hasCell(cell); cell = cell.step(d)) {
        if (board.at(Layer::Number, cell) != blank) {
            arm.endsAtIsland = true;
            return arm;
        }
        arm.edges.push_back(edgeBetween(cell, d));
    }
    if (!arm.edges.empty())
        arm.edges.pop_back(); // the frame
    return arm;
}

/// Bridges cross upright edges (those with an even x) horizontally.
Axis axisOf(Place edge)
{
    return (edge.x & 1) == 0 ? Axis::Horizontal : Axis::Vertical;
}

std::vector<Place> edgesAlong(const Board& board, Place edge, bool onlyBetweenIslands)
{
    const auto [back, front] = ends(axisOf(edge));
    const Arm before = armFrom(board, edge, back);
    const Arm after = armFrom(board, edge, front);
    if (onlyBetweenIslands && !(before.endsAtIsland && after.endsAtIsland))
        return {};
    std::vector<Place> edges = before.edges;
    std::ranges::reverse(edges);
    edges.push_back(edge);
    edges.insert(edges.end(), after.edges.begin(), after.edges.end());
    return edges;
}

/// 0, 1, 2, 0, or without 2; a bridge with a cross or in disorder counts as none.
int nextBridge(const Desk& desk, const std::vector<Place>& edges)
{
    const int now = desk.at(Layer::Line, edges.front());
    return now < 1 ? 1 : now < mostBridges(desk.genre()) ? now + 1 : blank;
}

void setBridge(Desk& desk, const std::vector<Place>& edges, int value)
{
    for (const Place edge : edges)
        desk.set(Layer::Line, edge, value);
}

class BridgeStroke : public Stroke {
public:
    explicit BridgeStroke(Place cell) : m_cell(cell) {}

    void move(Desk& desk, Spot at) override
    {
        const Place cell = cellUnder(at);
        const Dir d = stepDirection(m_cell, cell);
        if (d != Dir::None && desk.board().grid().hasCell(m_cell) && desk.board().grid().hasCell(cell))
            touch(desk, edgeBetween(m_cell, d));
        m_cell = cell;
    }

private:
    void touch(Desk& desk, Place edge)
    {
        const std::vector<Place> edges = bridgeAlong(desk.board(), edge);
        if (edges.empty() || edges == m_last)
            return;
        if (!m_value)
            m_value = nextBridge(desk, edges);
        setBridge(desk, edges, *m_value);
        m_last = edges;
        desk.hideCursor();
        act();
    }

    Place m_cell;
    std::optional<int> m_value;
    std::vector<Place> m_last;
};

} // namespace

std::unique_ptr<Stroke> beginBridge(Desk&, Spot at, Button)
{
    return std::make_unique<BridgeStroke>(cellUnder(at));
}

bool bridgeKeys(Desk& desk, const KeyPress& press)
{
    const Dir d = arrowOf(press);
    if (d == Dir::None || !isHeld(press, Qt::ControlModifier))
        return false;
    const Place edge = edgeBetween(desk.cursor.place, d);
    if (desk.board().grid().isInner(edge))
        if (const auto edges = bridgeAlong(desk.board(), edge); !edges.empty())
            setBridge(desk, edges, nextBridge(desk, edges));
    return true;
}

std::vector<Place> bridgeAlong(const Board& board, Place edge)
{
    return edgesAlong(board, edge, true);
}

void removeBridge(Desk& desk, Place edge)
{
    for (const Place part : edgesAlong(desk.board(), edge, false))
        if (desk.at(Layer::Line, part) > 0)
            desk.set(Layer::Line, part, blank);
}

void mendBridges(Desk& desk, Place cell)
{
    const auto lineTo = [&](Dir d) {
        const Place edge = edgeBetween(cell, d);
        return desk.board().grid().isInner(edge) ? std::max(desk.at(Layer::Line, edge), 0) : 0;
    };
    for (const Axis axis : axes) {
        const auto [back, front] = ends(axis);
        if (lineTo(back) != lineTo(front))
            for (const Dir d : {back, front})
                if (lineTo(d) > 0)
                    removeBridge(desk, edgeBetween(cell, d));
    }
}

} // namespace tokisuji
