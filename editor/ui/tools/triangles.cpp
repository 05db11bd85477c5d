#include "editor/ui/tools/triangles.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace tokisuji {

namespace {

constexpr int noTriangle = 0;

/// The two sides that meet in a corner.
struct CornerSides {
    Corner corner;
    Dir vertical;
    Dir horizontal;
};
constexpr std::array cornerTable{
    CornerSides{Corner::LowerLeft, Dir::Down, Dir::Left}, CornerSides{Corner::LowerRight, Dir::Down, Dir::Right},
    CornerSides{Corner::UpperRight, Dir::Up, Dir::Right}, CornerSides{Corner::UpperLeft, Dir::Up, Dir::Left}};

int cornerBetween(Dir vertical, Dir horizontal)
{
    const auto row = std::ranges::find_if(
        cornerTable, [&](const CornerSides& c) { return c.vertical == vertical && c.horizontal == horizontal; });
    return static_cast<int>(row->corner);
}

const CornerSides& sidesOf(int corner)
{
    return cornerTable[static_cast<std::size_t>(corner - 1)];
}

bool takesTriangle(const Desk& desk, Place cell)
{
    return desk.isOn(Layer::Corner, cell) && desk.at(Layer::Number, cell) == blank;
}

/// Is what lies on that side of the cell black along its whole edge?
bool isWall(const Desk& desk, Place cell, Dir side)
{
    const Place beside = cell.step(side);
    if (!takesTriangle(desk, beside))
        return true;
    const int corner = desk.at(Layer::Corner, beside);
    return corner > 0 && (sidesOf(corner).vertical == opposite(side) || sidesOf(corner).horizontal == opposite(side));
}

/// What a press at a spot means: the corner that the walls leave, else the one under the pointer. The same corner
/// again, and a cell where no triangle can be, is a dot; a dot goes.
int wantedAt(const Desk& desk, Spot at)
{
    const Place cell = cellUnder(at);
    const auto isWallAt = [&](Dir side) { return isWall(desk, cell, side); };
    const auto walls = std::ranges::count_if(directions, isWallAt);
    const bool up = isWallAt(Dir::Up), left = isWallAt(Dir::Left);
    const bool isShut = walls > 2 || (walls == 2 && up == isWallAt(Dir::Down));
    const int now = desk.at(Layer::Corner, cell);
    if (isShut)
        return now == noTriangle ? blank : noTriangle;
    const bool byWalls = walls == 2;
    const int corner = cornerBetween((byWalls ? up : at.y <= cell.y) ? Dir::Up : Dir::Down,
                                     (byWalls ? left : at.x <= cell.x) ? Dir::Left : Dir::Right);
    return now == corner ? noTriangle : now == noTriangle ? blank : corner;
}

class TriangleStroke : public Stroke {
public:
    TriangleStroke(Place first, int value) : m_last(first), m_value(value) {}

    void begin(Desk& desk)
    {
        desk.set(Layer::Corner, m_last, m_value);
        desk.hideCursor();
        act();
    }

    void move(Desk& desk, Spot at) override
    {
        const Place cell = cellUnder(at);
        if (cell == m_last || !takesTriangle(desk, cell))
            return;
        const auto next = m_value > 0 ? goesOnAs(desk, cell, at) : std::optional(m_value);
        if (!next)
            return;
        desk.set(Layer::Corner, cell, *next);
        m_value = *next;
        m_last = cell;
    }

private:
    /// The triangle that goes on with the slanted edge of the last one.
    [[nodiscard]] std::optional<int> goesOnAs(const Desk& desk, Place cell, Spot at) const
    {
        const CornerSides& last = sidesOf(m_value);
        const int dx = cell.x - m_last.x, dy = cell.y - m_last.y;
        if (std::abs(dx) == 2 && std::abs(dy) == 2) {
            const bool falls = dx == dy; // as a backslash does
            const bool edgeFalls = (last.vertical == Dir::Down) == (last.horizontal == Dir::Left);
            return falls == edgeFalls ? std::optional(m_value) : std::nullopt;
        }
        const Dir way = stepDirection(m_last, cell);
        const bool isLevel = way == Dir::Left || way == Dir::Right;
        if (std::abs(dx) + std::abs(dy) != 2)
            return std::nullopt;
        const Dir side = isLevel ? last.horizontal : last.vertical;
        const bool isSame = wantedAt(desk, at) == m_value;
        if (isSame != (side == way))
            return std::nullopt;
        return isLevel ? cornerBetween(last.vertical, opposite(last.horizontal))
                       : cornerBetween(opposite(last.vertical), last.horizontal);
    }

    Place m_last;
    int m_value;
};

/// Waits until the pointer says which corner is meant.
class PulledTriangleStroke : public Stroke {
public:
    PulledTriangleStroke(Place cell, Spot from) : m_cell(cell), m_from(from) {}

    void move(Desk& desk, Spot at) override
    {
        constexpr double farEnough = 0.33;
        const double right = at.x - m_from.x, down = at.y - m_from.y;
        if (m_drag)
            return m_drag->move(desk, at);
        if (std::abs(right) < farEnough || std::abs(down) < farEnough)
            return;
        const int corner = cornerBetween(down < 0 ? Dir::Up : Dir::Down, right < 0 ? Dir::Left : Dir::Right);
        m_drag.emplace(m_cell, desk.at(Layer::Corner, m_cell) == corner ? blank : corner);
        m_drag->begin(desk);
        act();
    }

private:
    Place m_cell;
    Spot m_from;
    std::optional<TriangleStroke> m_drag;
};

} // namespace

std::unique_ptr<Stroke> beginPulledTriangle(Desk& desk, Spot at, Button)
{
    const Place cell = cellUnder(at);
    return takesTriangle(desk, cell) ? std::make_unique<PulledTriangleStroke>(cell, at) : nullptr;
}

bool clickTriangleDot(Desk& desk, Spot at, Button)
{
    const Place cell = cellUnder(at);
    if (!takesTriangle(desk, cell))
        return false;
    desk.set(Layer::Corner, cell, desk.at(Layer::Corner, cell) == noTriangle ? blank : noTriangle);
    desk.hideCursor();
    return true;
}

bool pressNextTriangle(Desk& desk, Spot at, Button button)
{
    constexpr std::array order{blank,
                               static_cast<int>(Corner::LowerLeft),
                               static_cast<int>(Corner::LowerRight),
                               static_cast<int>(Corner::UpperRight),
                               static_cast<int>(Corner::UpperLeft),
                               noTriangle};
    const Place cell = cellUnder(at);
    if (!takesTriangle(desk, cell))
        return false;
    const auto now = static_cast<std::size_t>(std::ranges::find(order, desk.at(Layer::Corner, cell)) - order.begin());
    desk.set(Layer::Corner, cell, order[(now + (button == Button::Primary ? 1 : order.size() - 1)) % order.size()]);
    desk.hideCursor();
    return true;
}

std::unique_ptr<Stroke> beginTriangle(Desk& desk, Spot at, Button button)
{
    const Place cell = cellUnder(at);
    if (!takesTriangle(desk, cell))
        return nullptr;
    const bool paintsDots = (button == Button::Secondary) != (desk.tool == ToolId::Dot);
    const int value = !paintsDots                                  ? wantedAt(desk, at)
                      : desk.at(Layer::Corner, cell) == noTriangle ? blank
                                                                   : noTriangle;
    auto stroke = std::make_unique<TriangleStroke>(cell, value);
    stroke->begin(desk);
    return stroke;
}

bool triangleKeys(Desk& desk, const KeyPress& press)
{
    struct KeyMeaning {
        int key;
        int value;
    };
    static constexpr std::array table{
        KeyMeaning{Qt::Key_Q, static_cast<int>(Corner::UpperLeft)},
        KeyMeaning{Qt::Key_W, static_cast<int>(Corner::UpperRight)},
        KeyMeaning{Qt::Key_A, static_cast<int>(Corner::LowerLeft)},
        KeyMeaning{Qt::Key_S, static_cast<int>(Corner::LowerRight)},
        KeyMeaning{Qt::Key_Z, noTriangle},
        KeyMeaning{Qt::Key_Minus, noTriangle},
    };
    const auto meaning = std::ranges::find(table, press.key, &KeyMeaning::key);
    if (meaning == table.end() || !isHeld(press, Qt::NoModifier))
        return false;
    const Place cell = desk.cursor.place;
    if (takesTriangle(desk, cell))
        desk.set(Layer::Corner, cell, desk.at(Layer::Corner, cell) == meaning->value ? blank : meaning->value);
    return true;
}

} // namespace tokisuji
