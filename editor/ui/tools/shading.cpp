#include "editor/ui/tools/shading.h"

#include "engine/board/rooms.h"
#include "engine/board/terrain.h"
#include "engine/drawing/glyphs.h"

#include <algorithm>
#include <array>

namespace tokisuji {

namespace {

constexpr int shaded = 1;
constexpr int dot = 0;

bool takesShade(const Desk& desk, Place cell)
{
    return desk.isOn(Layer::Shade, cell) && desk.takesMarks(cell);
}

/// 1 for a white circle, 2 for a black one.
int circleIn(const Desk& desk, Place cell)
{
    if (desk.genre().clue(Clue::Pearl) != nullptr)
        return desk.at(Layer::Number, cell);
    return isTerrain(desk.board(), cell, Terrain::White)   ? 1
           : isTerrain(desk.board(), cell, Terrain::Black) ? 2
                                                           : blank;
}

/// A circle in a cell says what the cell is: a white one takes no shade, a black one no dot. Where circles are made
/// black, nothing else is, and a tile is shaded as a whole or not at all.
bool isRefused(const Desk& desk, Place cell, int value)
{
    if (value == shaded && desk.genre().has(Mark::Disc))
        return desk.at(Layer::Number, cell) == blank;
    if (value == shaded && desk.habits.shadesTiles)
        return !std::ranges::all_of(desk.shadedWith(cell), [&](Place c) { return takesShade(desk, c); });
    const int circle = circleIn(desk, cell);
    return (circle == 1 && value == shaded) || (circle == 2 && value == dot);
}

/// 0 or 1 like the colours of a chessboard.
int chessColour(Place cell)
{
    return (column(cell) + row(cell)) & 1;
}

/// How many cells a stroke shades: lamps and stars one by one, dominoes in twos.
int mostInStroke(const Desk& desk)
{
    if (hasObjects(desk.genre()) && !desk.genre().has(Mark::Tent))
        return 1;
    return desk.habits.shadesInPairs ? 2 : desk.board().size().cells();
}

void setShade(Desk& desk, Place cell, int value)
{
    for (const Place c : desk.shadedWith(cell))
        if (takesShade(desk, c))
            desk.set(Layer::Shade, c, value);
}

/// Paints cells, or tiles, with one value, decided by the first cell that takes marks. Where shaded cells never touch,
/// a shading stroke keeps to one chess colour, and a stroke of dots spares shaded cells unless it began on one.
class ShadeStroke : public Stroke {
public:
    explicit ShadeStroke(Button button) : m_wanted(button == Button::Primary ? shaded : dot) {}

    void move(Desk& desk, Spot at) override
    {
        const Place cell = cellUnder(at);
        if (cell == m_last)
            return;
        m_last = cell;
        if (!takesShade(desk, cell))
            return;
        if (!acted())
            decide(desk, cell);
        if (!spares(desk, cell)) {
            setShade(desk, cell, m_value);
            ++m_painted;
        }
        desk.hideCursor();
    }

private:
    void decide(const Desk& desk, Place first)
    {
        const int before = desk.at(Layer::Shade, first);
        m_first = first;
        m_beganOnShaded = before == shaded;
        if (m_wanted == shaded && (desk.genre().has(Mark::Disc) || desk.habits.shadesTiles)
            && isRefused(desk, first, shaded))
            m_wanted = dot; // nothing else can be meant
        m_value = before == m_wanted ? blank : m_wanted;
        act();
    }

    [[nodiscard]] bool spares(const Desk& desk, Place cell) const
    {
        if (isRefused(desk, cell, m_value))
            return true;
        if (m_value == shaded && m_painted >= mostInStroke(desk))
            return true;
        if (!desk.habits.shadesStayApart)
            return false;
        if (m_value == shaded)
            return chessColour(cell) != chessColour(m_first);
        return m_wanted == dot && !m_beganOnShaded && desk.at(Layer::Shade, cell) == shaded;
    }

    int m_wanted;
    int m_value = blank;
    int m_painted = 0; ///< cells
    bool m_beganOnShaded = false;
    Place m_first;
    Place m_last = wholeBoard;
};

/// The value after another in a cycle of three, or before it.
int cycled(const std::array<int, 3>& order, int value, Button button)
{
    std::size_t i = 0;
    while (i < 2 && order[i] != value)
        ++i;
    return order[(i + (button == Button::Primary ? 1 : 2)) % 3];
}

/// Cells that the author has painted keep their colour.
bool takesTint(const Desk& desk, Place cell)
{
    return desk.isOn(Layer::Tint, cell) && !isTerrain(desk.board(), cell, Terrain::Painted);
}

/// The whole room of the cell where there are rooms.
std::vector<Place> tintedWith(const Desk& desk, Place cell)
{
    if (desk.genre().clue(Clue::Rooms) == nullptr || !desk.genre().has(Mark::Tint)) // signs stand in single cells
        return {cell};
    const std::vector<Room> all = rooms(desk.board());
    return std::ranges::find_if(all, [&](const Room& r) { return std::ranges::binary_search(r.cells, cell); })->cells;
}

void setTint(Desk& desk, Place cell, int value)
{
    for (const Place each : tintedWith(desk, cell))
        desk.set(Layer::Tint, each, value);
}

int tintAfter(const Desk& desk, Place cell, Button button)
{
    return cycled({blank, 1, 2}, desk.at(Layer::Tint, cell), button);
}

class TintStroke : public Stroke {
public:
    TintStroke(Desk& desk, Place first, Button button) : m_value(tintAfter(desk, first, button)), m_last(first)
    {
        setTint(desk, first, m_value);
        desk.hideCursor();
        act();
    }

    void move(Desk& desk, Spot at) override
    {
        const Place cell = cellUnder(at);
        if (cell == m_last)
            return;
        m_last = cell;
        if (takesTint(desk, cell))
            setTint(desk, cell, m_value);
    }

private:
    int m_value;
    Place m_last;
};

void toggleShade(Desk& desk, Place cell, int value)
{
    setShade(desk, cell, desk.at(Layer::Shade, cell) == value ? blank : value);
}

} // namespace

std::unique_ptr<Stroke> beginShade(Desk& desk, Spot at, Button button)
{
    const Button meant = desk.tool == ToolId::Dot ? other(button) : button;
    auto stroke = std::make_unique<ShadeStroke>(meant);
    stroke->move(desk, at);
    return stroke;
}

bool clickShade(Desk& desk, Spot at, Button button)
{
    const Place cell = cellUnder(at);
    if (!takesShade(desk, cell))
        return false;
    setShade(desk, cell, cycled({blank, shaded, dot}, desk.at(Layer::Shade, cell), button));
    desk.hideCursor();
    return true;
}

bool shadeKeys(Desk& desk, const KeyPress& press)
{
    const auto mark = markOf(press);
    if (!mark)
        return false;
    if (takesShade(desk, desk.cursor.place) && !isRefused(desk, desk.cursor.place, *mark))
        toggleShade(desk, desk.cursor.place, *mark);
    return true;
}

std::unique_ptr<Stroke> beginTint(Desk& desk, Spot at, Button button)
{
    const Place cell = cellUnder(at);
    return takesTint(desk, cell) ? std::make_unique<TintStroke>(desk, cell, button) : nullptr;
}

bool clickTint(Desk& desk, Spot at, Button button)
{
    const Place cell = cellUnder(at);
    if (!desk.genre().has(Mark::CellLine) || !takesTint(desk, cell))
        return false;
    setTint(desk, cell, tintAfter(desk, cell, button));
    desk.hideCursor();
    return true;
}

std::unique_ptr<Stroke> beginRoomTint(Desk& desk, Spot at, Button button)
{
    return desk.genre().clue(Clue::Rooms) != nullptr ? beginTint(desk, at, button) : nullptr;
}

bool tintKeys(Desk& desk, const KeyPress& press)
{
    const int tint = digitOf(press);
    const Place cell = desk.cursor.place;
    if ((tint != 1 && tint != 2) || !takesTint(desk, cell))
        return false;
    setTint(desk, cell, desk.at(Layer::Tint, cell) == tint ? blank : tint);
    return true;
}

} // namespace tokisuji
