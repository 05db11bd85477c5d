#include "engine/rules/words/wind.h"

#include "engine/board/terrain.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily arrowStraight{
    .id = "arrow-straight",
    .name = {"straight through an arrow", "矢印のマスは直進"},
    .broken = {"The line does not run straight through an arrow", "矢印のマスをまっすぐ通っていません"}};

constexpr RuleFamily arrowDirection{.id = "arrow-direction",
                                    .name = {"all arrows the same way round", "矢印の向きに進む"},
                                    .broken = {"The line runs against an arrow", "線が矢印と逆の向きです"}};

constexpr RuleFamily acrossWind{.id = "across-wind",
                                .name = {"no line straight across a wind", "風を横切らない"},
                                .broken = {"The line goes straight across a wind", "線が風を横切っています"}};

constexpr RuleFamily arrowInWind{
    .id = "arrow-in-wind",
    .name = {"arrows in a wind point the same way", "風の中の矢印は風と同じ向き"},
    .broken = {"An arrow lies in a wind of another direction", "矢印が向きの違う風の中にあります"}};

constexpr RuleFamily againstWind{.id = "against-wind",
                                 .name = {"not against the wind", "風に逆らわない"},
                                 .broken = {"The line runs against a wind", "線が風に逆らっています"}};

} // namespace family

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
    m_rules->clue(cell, family::arrowStraight).is(m_line->along(cell, axisOf(d)));
    const Lit clockwise = insideOnRight(cell, d);
    if (m_clockwise)
        m_rules->clue(cell, family::arrowDirection).same(clockwise, *m_clockwise);
    else
        m_clockwise = clockwise;
}

void Current::wind(Place from, Dir d)
{
    std::vector<Lit> walls; // that may still keep the wind off: where the line does not run
    for (const Place c : m_board->grid().ray(from, d)) {
        if (isTerrain(*m_board, c, Terrain::Wall))
            break;
        const auto unlessWall = [&](std::vector<Lit> lits) {
            lits.insert(lits.end(), walls.begin(), walls.end());
            return lits;
        };
        const auto say = [&](Place place, const RuleFamily& family, const std::vector<Lit>& lits) {
            if (!walls.empty())
                m_rules->clue(place, family).unlessClue().any(lits);
            m_rules->clue(place, family).any(unlessWall(lits));
        };
        say(from, family::acrossWind, {!m_line->along(c, across(d))});
        const int arrow = m_board->at(Layer::Arrow, c);
        if (arrow > 0 && static_cast<Dir>(arrow) != d)
            say(c, family::arrowInWind, {});
        if (m_rules->isOpen() && arrow <= 0)
            walls.push_back(!m_line->uses(c));
        const Place next = c.step(d);
        if (!m_board->grid().hasCell(next) || isTerrain(*m_board, next, Terrain::Wall))
            break;
        const Lit line = m_line->to(c, d);
        const Lit clockwise = insideOnRight(c, d);
        if (m_clockwise) {
            say(from, family::againstWind, {!line, !m_rules->oneOf(clockwise, *m_clockwise)});
        } else {
            m_fitsClockwise.push_back(m_rules->anyOf(unlessWall({!line, clockwise})));
            m_fitsCounter.push_back(m_rules->anyOf(unlessWall({!line, !clockwise})));
        }
    }
}

void Current::someWayRound()
{
    if (!m_fitsClockwise.empty())
        m_rules->clue(wholeBoard, family::againstWind)
            .any({m_rules->allOf(m_fitsClockwise), m_rules->allOf(m_fitsCounter)});
}

} // namespace tokisuji
