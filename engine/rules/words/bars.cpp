#include "engine/rules/words/bars.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily barNeeded{.id = "bar-needed",
                               .name = {"every cell is filled", "すべてのマスを埋める"},
                               .broken = {"A cell is still empty", "まだ空いているマスがあります"}};

} // namespace family

Bars::Bars(Rules& r, const Board& b, const std::vector<Place>& cells, Bar least, Bar most, ToCome toCome)
    : m_vertical(b.grid(), PlaceKind::Cell, std::vector<Lit>(b.grid().cells().size(), No)), m_horizontal(m_vertical),
      m_both(m_vertical)
{
    for (const Place c : cells) {
        const NumberVar bar =
            r.numberAnswer(Layer::Bar, c, static_cast<int>(least), static_cast<int>(most), family::barNeeded, toCome);
        const auto is = [&](Bar value) {
            return value < least || value > most
                       ? No
                       : bar.values[static_cast<std::size_t>(value) - static_cast<std::size_t>(least)];
        };
        const auto at = static_cast<std::size_t>(b.grid().index(PlaceKind::Cell, c));
        m_vertical.all()[at] = r.anyOf({is(Bar::Vertical), is(Bar::Both)});
        m_horizontal.all()[at] = r.anyOf({is(Bar::Horizontal), is(Bar::Both)});
        m_both.all()[at] = is(Bar::Both);
    }
}

} // namespace tokisuji
