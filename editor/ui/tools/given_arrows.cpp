#include "editor/ui/tools/given_arrows.h"

#include "engine/board/arrows.h"

#include <algorithm>

namespace tokisuji {

namespace {

bool hasTail(const Board& board, Place cell)
{
    const bool goesOn = std::ranges::any_of(directions, [&](Dir d) { return leads(board, cell, d); });
    const bool comesIn =
        std::ranges::any_of(directions, [&](Dir d) { return leads(board, cell.step(d), opposite(d)); });
    return goesOn && !comesIn;
}

class GivenArrowStroke : public Stroke {
public:
    GivenArrowStroke(Place cell, bool isTail) : m_cell(cell), m_isTail(isTail) {}

    void move(Desk& desk, Spot at) override
    {
        const Place next = cellUnder(at);
        if (next == m_cell || m_isLost)
            return;
        const Dir d = stepDirection(m_cell, next);
        const Place edge = edgeBetween(m_cell, d);
        if (d == Dir::None || !desk.board().grid().isInner(edge)) {
            m_isLost = true;
            return;
        }
        const int before = desk.at(Layer::Way, edge);
        const Dir growing = m_isTail ? opposite(d) : d;
        setWay(desk, edge, before == static_cast<int>(opposite(growing)) ? blank : static_cast<int>(growing));
        m_isLost = desk.at(Layer::Way, edge) == before;
        m_cell = next;
        if (!m_isLost)
            act();
        desk.hideCursor();
    }

private:
    Place m_cell; ///< where its growing end is
    bool m_isTail;
    bool m_isLost = false;
};

} // namespace

std::unique_ptr<Stroke> beginGivenArrow(Desk& desk, Spot at, Button)
{
    const Place cell = cellUnder(at);
    if (!desk.board().grid().hasCell(cell))
        return nullptr;
    return std::make_unique<GivenArrowStroke>(cell, hasTail(desk.board(), cell));
}

void setWay(Desk& desk, Place edge, int way)
{
    if (way == blank || mayLead(desk.board(), edge.step(opposite(static_cast<Dir>(way)), 1), static_cast<Dir>(way)))
        desk.set(Layer::Way, edge, way);
}

void dropWays(Desk& desk, Place cell)
{
    for (const Dir d : directions)
        desk.set(Layer::Way, edgeBetween(cell, d), blank);
}

} // namespace tokisuji
