#include "engine/rules/words/whole_lines.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily wholeBorder{.id = "whole-border",
                                 .name = {"lines go from side to side of the board", "線は盤の端から端まで"},
                                 .broken = {"A line does not reach from one side of the board to the other",
                                            "盤の端から端まで届いていない線があります"}};

} // namespace family

WholeLines::WholeLines(Rules& r, const Board& b) : m_rules(&r)
{
    const Borders border(r, b);
    for (int column = 0; column < b.size().width; ++column)
        m_upright.push_back(lineFrom(border, cellAt(column, 0), Dir::Right, Dir::Down));
    for (int row = 0; row < b.size().height; ++row)
        m_level.push_back(lineFrom(border, cellAt(0, row), Dir::Down, Dir::Right));
}

std::vector<Lit> WholeLines::between(Place one, Place other) const
{
    const auto [left, right] = std::minmax({column(one), column(other)});
    const auto [top, bottom] = std::minmax({row(one), row(other)});
    std::vector<Lit> lines(m_upright.begin() + left, m_upright.begin() + right);
    lines.insert(lines.end(), m_level.begin() + top, m_level.begin() + bottom);
    return lines;
}

Lit WholeLines::lineFrom(const Borders& border, Place cell, Dir d, Dir along)
{
    const Grid& grid = border.grid();
    if (!grid.hasCell(cell.step(d)))
        return No;
    for (Place c = cell; grid.hasCell(c.step(along)); c = c.step(along))
        m_rules->at(edgeBetween(c, d), family::wholeBorder)
            .same(border[edgeBetween(c, d)], border[edgeBetween(c.step(along), d)]);
    return border[edgeBetween(cell, d)];
}

} // namespace tokisuji
