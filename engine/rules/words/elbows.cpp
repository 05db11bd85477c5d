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

constexpr RuleFamily arrowEnd{.id = "arrow-end",
                              .name = {"an arrow at an end of its L", "矢印は L 字の端"},
                              .broken = {"An arrow is not at an end of its L", "矢印が L 字の端のマスにありません"}};

constexpr RuleFamily arrowToCorner{
    .id = "arrow-to-corner",
    .name = {"an arrow points to the corner", "矢印は角を指す"},
    .broken = {"An arrow does not point to the corner of its L", "矢印が L 字の角を指していません"}};

} // namespace family

CornerShapes::CornerShapes(Rules& r, const Borders& border) : m_grid(border.grid())
{
    const auto eitherWay = [&](Place c, Axis a) {
        return r.anyOf({border.open(c, ends(a)[0]), border.open(c, ends(a)[1])});
    };
    for (const Place c : border.cells())
        m_bent.emplace(c, r.allOf({eitherWay(c, Axis::Horizontal), eitherWay(c, Axis::Vertical)}));
    for (const Dir d : directions) {
        std::vector<Place> cells = border.cells();
        if (d == Dir::Right || d == Dir::Down)
            std::ranges::reverse(cells); // what lies ahead comes first
        for (const Place c : cells)
            if (const Place next = c.step(d); m_grid.hasCell(next))
                m_ahead[{c, d}] = r.allOf({border.open(c, d), r.anyOf({m_bent.at(next), ahead(next, d)})});
    }
    for (const Place c : border.cells()) {
        r.at(c, family::lShape).count(1, 2, border.open(c));
        std::vector<Lit> corners{at(c)};
        for (const Dir d : directions)
            corners.push_back(ahead(c, d));
        r.at(c, family::lShape).exactly(1, corners);
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

void elbows(Rules& r, const Board& b, const Borders& border)
{
    const CornerShapes corner(r, border);
    for (const Place c : border.cells()) {
        const int circle = b.at(Layer::Number, c);
        if (circle != blank && circle != plainMark)
            r.clue(c, family::circleCorner).is(corner.at(c));
        if (const int arrow = b.at(Layer::Arrow, c); arrow > 0) {
            r.clue(c, family::arrowEnd).exactly(1, border.open(c));
            r.clue(c, family::arrowToCorner).is(corner.ahead(c, static_cast<Dir>(arrow)));
        }
    }
}

} // namespace tokisuji
