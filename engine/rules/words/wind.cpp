#include "engine/rules/words/wind.h"

#include "engine/board/terrain.h"

namespace tokisuji {

namespace {

constexpr Axis axisOf(Dir d)
{
    return d == Dir::Left || d == Dir::Right ? Axis::Horizontal : Axis::Vertical;
}

constexpr Axis across(Dir d)
{
    return axisOf(d) == Axis::Horizontal ? Axis::Vertical : Axis::Horizontal;
}

constexpr Dir rightOf(Dir d)
{
    constexpr std::array<Dir, 5> right{Dir::None, Dir::Right, Dir::Left, Dir::Up, Dir::Down};
    return right[static_cast<std::size_t>(d)];
}

} // namespace

Lit Current::insideOnRight(Place cell, Dir d)
{
    return m_line->faceInside(edgeBetween(cell, d).step(rightOf(d), 1));
}

void Current::through(Place cell, Dir d)
{
    m_rules->clue(cell, "arrow-straight").is(m_line->along(cell, axisOf(d)));
    const Lit clockwise = insideOnRight(cell, d);
    if (m_clockwise)
        m_rules->clue(cell, "arrow-direction").same(clockwise, *m_clockwise);
    else
        m_clockwise = clockwise;
}

void Current::wind(Place from, Dir d)
{
    for (const Place c : m_board->grid().ray(from, d)) {
        if (isTerrain(*m_board, c, Terrain::Wall))
            break;
        m_rules->clue(from, "across-wind").never(m_line->along(c, across(d)));
        if (const int arrow = m_board->at(Layer::Arrow, c); arrow > 0 && static_cast<Dir>(arrow) != d)
            m_rules->clue(c, "arrow-in-wind").any({});
        const Place next = c.step(d);
        if (!m_board->grid().hasCell(next) || isTerrain(*m_board, next, Terrain::Wall))
            break;
        const Lit line = m_line->to(c, d);
        const Lit clockwise = insideOnRight(c, d);
        if (m_clockwise) {
            m_rules->clue(from, "against-wind").any({!line, !m_rules->oneOf(clockwise, *m_clockwise)});
        } else {
            m_fitsClockwise.push_back(m_rules->anyOf({!line, clockwise}));
            m_fitsCounter.push_back(m_rules->anyOf({!line, !clockwise}));
        }
    }
}

void Current::someWayRound()
{
    if (!m_fitsClockwise.empty())
        m_rules->clue(wholeBoard, "against-wind").any({m_rules->allOf(m_fitsClockwise), m_rules->allOf(m_fitsCounter)});
}

} // namespace tokisuji
