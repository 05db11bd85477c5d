#include "editor/ui/tools/bars.h"

#include "editor/ui/tools/cell_visit.h"
#include "editor/ui/tools/crosses.h"
#include "engine/board/terrain.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace tokisuji {

namespace {

constexpr int vertical = static_cast<int>(Bar::Vertical);
constexpr int horizontal = static_cast<int>(Bar::Horizontal);
constexpr int both = static_cast<int>(Bar::Both); ///< the other two as bits

bool takesBar(const Desk& desk, Place cell)
{
    return desk.isOn(Layer::Bar, cell) && !isHole(desk.board(), cell) && !isTerrain(desk.board(), cell, Terrain::Wall);
}

/// Puts a bar into a cell or takes it away; where both may cross, the other one stays.
void put(Desk& desk, Place cell, int bar, bool stands)
{
    const int now = std::max(desk.at(Layer::Bar, cell), 0);
    int next = stands ? bar : 0;
    if (desk.genre().has(Mark::CrossBar))
        next = stands ? now | bar : now & ~bar;
    desk.set(Layer::Bar, cell, next == 0 ? blank : next);
}

bool hasBar(const Desk& desk, Place cell, int bar)
{
    const int now = desk.at(Layer::Bar, cell);
    return now > 0 && (now & bar) == bar;
}

/// Follows the pointer through the cells. A cell is crossed once the pointer has come far enough one way within it.
class BarStroke : public Stroke {
public:
    explicit BarStroke(Spot first) : m_visit(first) {}

    void move(Desk& desk, Spot at) override
    {
        const auto [x, y] = m_visit.follow(at);
        const Place cell = m_visit.cell;
        if (m_isDone || m_visit.isCrossed || !takesBar(desk, cell) || std::max(std::abs(x), std::abs(y)) < farEnough)
            return;
        m_visit.isCrossed = true;
        const int bar = std::abs(y) >= farEnough ? vertical : horizontal;
        if (!m_puts)
            m_puts = !hasBar(desk, cell, bar);
        put(desk, cell, bar, *m_puts);
        m_isDone = desk.genre().has(Mark::Ladder);
        desk.hideCursor();
        act();
    }

private:
    static constexpr double farEnough = 0.5; ///< in half cells
    CellVisit m_visit;
    std::optional<bool> m_puts;
    bool m_isDone = false;
};

/// The next one in the order of clicks.
int cycled(const Desk& desk, Place cell, Button button)
{
    std::vector<int> order{blank, vertical, horizontal};
    if (desk.genre().has(Mark::CrossBar))
        order.push_back(both);
    const auto at = std::ranges::find(order, desk.at(Layer::Bar, cell));
    const auto index = at == order.end() ? 0 : static_cast<std::size_t>(at - order.begin());
    return order[(index + (button == Button::Primary ? 1 : order.size() - 1)) % order.size()];
}

struct BarKey {
    int letter;
    int digit;
    int bar;
};
constexpr std::array barKeyTable{BarKey{Qt::Key_Q, Qt::Key_1, vertical}, BarKey{Qt::Key_W, Qt::Key_2, horizontal},
                                 BarKey{Qt::Key_E, Qt::Key_3, both}};

} // namespace

std::unique_ptr<Stroke> beginBar(Desk& desk, Spot at, Button button)
{
    if (button == Button::Secondary && desk.genre().has(Mark::EdgeCross))
        return beginCross(desk, at, button);
    return std::make_unique<BarStroke>(at);
}

bool clickBar(Desk& desk, Spot at, Button button)
{
    if (desk.genre().has(Mark::EdgeCross) && clickCross(desk, at, button))
        return true;
    const Genre& genre = desk.genre();
    const bool isForSigns = desk.tool == ToolId::Auto && (genre.has(Mark::CellSign) || genre.has(Mark::CellCircle));
    const Place cell = cellUnder(at);
    if (isForSigns || !takesBar(desk, cell))
        return false;
    desk.set(Layer::Bar, cell, cycled(desk, cell, button));
    desk.hideCursor();
    return true;
}

bool barKeys(Desk& desk, const KeyPress& press)
{
    const bool hasDigits = !desk.genre().has(Mark::CellSign);
    const auto meant = std::ranges::find_if(barKeyTable, [&](const BarKey& key) {
        return press.key == key.letter || (hasDigits && press.key == key.digit);
    });
    const bool isKnown = meant != barKeyTable.end() && (meant->bar != both || desk.genre().has(Mark::CrossBar));
    if (!isKnown || !isHeld(press, Qt::NoModifier))
        return false;
    const Place cell = desk.cursor.place;
    if (takesBar(desk, cell))
        desk.set(Layer::Bar, cell, desk.at(Layer::Bar, cell) == meant->bar ? blank : meant->bar);
    return true;
}

} // namespace tokisuji
