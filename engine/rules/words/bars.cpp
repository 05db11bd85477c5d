#include "engine/rules/words/bars.h"

#include "engine/board/terrain.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily barNeeded{.id = "bar-needed",
                               .name = {"every cell is filled", "すべてのマスを埋める"},
                               .broken = {"A cell is still empty", "まだ空いているマスがあります"}};

} // namespace family

Bars::Bars(Rules& r, const Board& b, Bar least, Bar most)
    : m_any(b.grid(), PlaceKind::Cell, std::vector<Lit>(b.grid().cells().size(), No)), m_vertical(m_any),
      m_horizontal(m_any), m_both(m_any)
{
    const ToCome toCome = b.has(Layer::Terrain) ? ToCome::ClueHere : ToCome::Stays;
    for (const Place c : b.grid().cells()) {
        if (isHole(b, c) || isTerrain(b, c, Terrain::Wall))
            continue;
        const NumberVar bar =
            r.numberAnswer(Layer::Bar, c, static_cast<int>(least), static_cast<int>(most), family::barNeeded, toCome);
        const auto is = [&](Bar value) {
            return value < least || value > most
                       ? No
                       : bar.values[static_cast<std::size_t>(value) - static_cast<std::size_t>(least)];
        };
        const auto at = b.grid().cellIndex(c);
        m_any.all()[at] = !is(Bar::None);
        m_vertical.all()[at] = r.anyOf({is(Bar::Vertical), is(Bar::Both)});
        m_horizontal.all()[at] = r.anyOf({is(Bar::Horizontal), is(Bar::Both)});
        m_both.all()[at] = is(Bar::Both);
    }
}

std::vector<Lit> Bars::endingAt(Place cell) const
{
    std::vector<Lit> ends;
    for (const Dir d : directions)
        ends.push_back(along(d)[cell.step(d)]);
    return ends;
}

} // namespace tokisuji
