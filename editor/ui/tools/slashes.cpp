#include "editor/ui/tools/slashes.h"

#include "editor/ui/tools/cell_visit.h"

#include <array>
#include <cmath>

namespace tokisuji {

namespace {

constexpr int backslash = static_cast<int>(Symbol::Backslash);
constexpr int slash = static_cast<int>(Symbol::Slash);

void toggle(Desk& desk, Place cell, int symbol)
{
    desk.set(Layer::Symbol, cell, desk.at(Layer::Symbol, cell) == symbol ? blank : symbol);
}

/// Follows the pointer through the cells. A cell is crossed once the pointer has come far enough both ways within it.
class SlashStroke : public Stroke {
public:
    explicit SlashStroke(Spot first) : m_visit(first) {}

    void move(Desk& desk, Spot at) override
    {
        const auto [x, y] = m_visit.follow(at);
        const bool isFar = std::abs(x) >= farEnough && std::abs(y) >= farEnough;
        if (m_visit.isCrossed || !desk.isOn(Layer::Symbol, m_visit.cell) || !isFar)
            return;
        m_visit.isCrossed = true;
        toggle(desk, m_visit.cell, (x > 0) == (y > 0) ? backslash : slash);
        desk.hideCursor();
        act();
    }

private:
    static constexpr double farEnough = 0.6; ///< in half cells
    CellVisit m_visit;
};

struct SlashKey {
    int key;
    int symbol;
};
constexpr std::array slashKeyTable{SlashKey{Qt::Key_1, backslash}, SlashKey{Qt::Key_Q, backslash},
                                   SlashKey{Qt::Key_2, slash}, SlashKey{Qt::Key_W, slash}};

} // namespace

std::unique_ptr<Stroke> beginSlash(Desk&, Spot at, Button)
{
    return std::make_unique<SlashStroke>(at);
}

bool clickSlash(Desk& desk, Spot at, Button button)
{
    const Place cell = cellUnder(at);
    if (!desk.isOn(Layer::Symbol, cell))
        return false;
    toggle(desk, cell, button == Button::Primary ? backslash : slash);
    desk.hideCursor();
    return true;
}

bool slashKeys(Desk& desk, const KeyPress& press)
{
    for (const SlashKey& meaning : slashKeyTable)
        if (press.key == meaning.key && isHeld(press, Qt::NoModifier)) {
            if (desk.isOn(Layer::Symbol, desk.cursor.place))
                toggle(desk, desk.cursor.place, meaning.symbol);
            return true;
        }
    return false;
}

} // namespace tokisuji
