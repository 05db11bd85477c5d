#include "engine/rules/words/elbows.h"

#include <algorithm>
#include <map>

namespace tokisuji {

namespace family {

constexpr RuleFamily lShape{.id = "l-shape",
                            .name = {"L shapes of width 1", "幅 1 マスの L 字形"},
                            .broken = {"A region is not an L of width 1", "領域が幅 1 マスの L 字形になっていません"}};

constexpr RuleFamily circleCorner{
    .id = "circle-corner",
    .name = {"a circle at the corner of its L", "丸は L 字の角"},
    .broken = {"A circle is not at the corner of its L", "丸が L 字の角のマスにありません"}};

constexpr RuleFamily regionSize{.id = "region-size",
                                .name = {"number of cells in an L", "L 字のマスの数"},
                                .broken = {"The number of cells in an L is wrong", "L 字のマスの数が数字と違います"}};

constexpr RuleFamily arrowEnd{.id = "arrow-end",
                              .name = {"an arrow at an end of its L", "矢印は L 字の端"},
                              .broken = {"An arrow is not at an end of its L", "矢印が L 字の端のマスにありません"}};

constexpr RuleFamily arrowToCorner{
    .id = "arrow-to-corner",
    .name = {"an arrow points to the corner", "矢印は角を指す"},
    .broken = {"An arrow does not point to the corner of its L", "矢印が L 字の角を指していません"}};

} // namespace family

Ways::Ways(const Borders& border)
    : m_cells(border.cells()), m_covers(border.grid(), PlaceKind::Cell, {}), m_open(!border.field())
{
    m_covers.all().assign(border.grid().cells().size(), Yes);
}

Ways::Ways(Rules& r, const Field& field)
    : m_cells(field.grid().cells()), m_covers(field), m_open(field.grid(), PlaceKind::Edge, {})
{
    for (const Place edge : grid().all(PlaceKind::Edge)) {
        const auto [a, b] = cellsBeside(edge);
        m_open.all().push_back(r.allOf({field[a], field[b]}));
    }
}

std::vector<Lit> Ways::open(Place cell) const
{
    std::vector<Lit> sides;
    for (const Dir d : directions)
        sides.push_back(open(cell, d));
    return sides;
}

std::vector<Lit> Ways::straightOn(Rules& r, Place cell) const
{
    std::vector<Lit> found;
    for (const Dir d : directions) {
        Lit sofar = Yes;
        for (Place c = cell; grid().hasCell(c.step(d)); c = c.step(d))
            found.push_back(sofar = r.allOf({sofar, open(c, d)}));
    }
    return found;
}

CornerShapes::CornerShapes(Rules& r, const Ways& ways) : m_grid(ways.grid())
{
    const auto eitherWay = [&](Place c, Axis a) {
        return r.anyOf({ways.open(c, ends(a)[0]), ways.open(c, ends(a)[1])});
    };
    for (const Place c : ways.cells())
        m_bent.emplace(c, r.allOf({eitherWay(c, Axis::Horizontal), eitherWay(c, Axis::Vertical)}));
    for (const Dir d : directions) {
        std::vector<Place> cells = ways.cells();
        if (d == Dir::Right || d == Dir::Down)
            std::ranges::reverse(cells); // what lies ahead comes first
        for (const Place c : cells)
            if (const Place next = c.step(d); m_grid.hasCell(next))
                m_ahead[{c, d}] = r.allOf({ways.open(c, d), r.anyOf({m_bent.at(next), ahead(next, d)})});
    }
    for (const Place c : ways.cells()) {
        r.at(c, family::lShape).when(ways.covers(c)).count(1, 2, ways.open(c));
        std::vector<Lit> corners{at(c)};
        for (const Dir d : directions)
            corners.push_back(ahead(c, d));
        r.at(c, family::lShape).when(ways.covers(c)).exactly(1, corners);
    }
}

Lit CornerShapes::ahead(Place c, Dir d) const
{
    const auto found = m_ahead.find({c, d});
    return found == m_ahead.end() ? No : found->second;
}

std::vector<Lit> CornerShapes::ahead(Rules& r, const Borders& border, Place c, Dir d) const
{
    std::vector<Lit> corners;
    const std::vector<Lit> run = border.run(r, c, d);
    for (std::size_t i = 0; i < run.size(); ++i)
        corners.push_back(r.allOf({run[i], at(c.step(d, 2 * (static_cast<int>(i) + 1)))}));
    return corners;
}

void elbows(Rules& r, const Board& b, const Ways& ways)
{
    const CornerShapes corner(r, ways);
    for (const Place c : ways.cells()) {
        const int circle = b.at(Layer::Number, c);
        if (circle != blank && circle != plainMark)
            r.clue(c, family::circleCorner).is(corner.at(c));
        if (circle >= 0)
            r.clue(c, family::regionSize).exactly(circle - 1, ways.straightOn(r, c));
        if (const int arrow = b.at(Layer::Arrow, c); arrow > 0) {
            r.clue(c, family::arrowEnd).exactly(1, ways.open(c));
            r.clue(c, family::arrowToCorner).is(corner.ahead(c, static_cast<Dir>(arrow)));
        }
    }
}

} // namespace tokisuji
