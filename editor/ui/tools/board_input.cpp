#include "editor/ui/tools/board_input.h"

#include "editor/ui/tools/trace.h"
#include "engine/genre/registry.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace tokisuji {

namespace {

/// The place of the cursor's kind at or next to any place, on the board: a cell and its upper left corner belong
/// together.
Place snapped(Place place, const Grid& grid, bool onPoints)
{
    const auto clamp = [&](int value, int lines) {
        const bool isOdd = (value & 1) != 0;
        const int wanted = onPoints != isOdd ? value : onPoints ? value - 1 : value + 1;
        return static_cast<std::int16_t>(std::clamp(wanted, onPoints ? 0 : 1, onPoints ? 2 * lines : 2 * lines - 1));
    };
    return {clamp(place.x, grid.size().width), clamp(place.y, grid.size().height)};
}

/// Alt+H J K L stand for the arrow keys.
KeyPress withViKeys(const KeyPress& press)
{
    constexpr std::array<std::pair<int, int>, 4> keys{
        {{Qt::Key_H, Qt::Key_Left}, {Qt::Key_J, Qt::Key_Down}, {Qt::Key_K, Qt::Key_Up}, {Qt::Key_L, Qt::Key_Right}}};
    const auto it = std::ranges::find(keys, press.key, &std::pair<int, int>::first);
    return isHeld(press, Qt::AltModifier) && it != keys.end() ? KeyPress{it->second, Qt::NoModifier} : press;
}

} // namespace

void BoardInput::openBoard(const Board& board)
{
    m_isDown = false;
    m_stroke.reset();
    m_desk = {.habits = habitsOf(genreOf(board)), .mode = m_desk.mode, .edit = EditBuilder(board)};
    m_otherTool = ToolId::Auto;
    adjust();
    m_desk.cursor.visible = m_behaviour.showsCursor;
}

void BoardInput::setBoard(const Board& board)
{
    if (!hasBoard() || m_desk.genre().id != board.genre()) {
        openBoard(board);
        return;
    }
    if (!m_isDown && m_desk.board() == board)
        return;
    cancel();
    m_desk.typedAt = wholeBoard;
    m_desk.edit = EditBuilder(board);
    adjust();
}

void BoardInput::setMode(Mode mode)
{
    if (mode == m_desk.mode)
        return;
    cancel();
    m_desk.mode = mode;
    std::swap(m_desk.tool, m_otherTool);
    adjust();
    m_desk.cursor.slot = 0;
    m_desk.cursor.visible = m_behaviour.showsCursor;
}

void BoardInput::setTool(ToolId tool)
{
    cancel();
    m_desk.tool = hasBoard() && toolsOf(m_desk.genre(), m_desk.mode).contains(tool) ? tool : ToolId::Auto;
    adjust();
}

/// The behaviour follows genre, mode and tool; the cursor follows the behaviour.
void BoardInput::adjust()
{
    m_desk.traced.clear();
    if (!hasBoard())
        return;
    m_behaviour = behaviourOf(m_desk.genre(), m_desk.mode, m_desk.tool);
    const Place place = snapped(m_desk.cursor.place, m_desk.board().grid(), m_behaviour.cursorOnPoints);
    if (place != m_desk.cursor.place)
        m_desk.cursor = {place, 0, m_desk.cursor.visible};
}

const ButtonUse& BoardInput::use() const
{
    return m_button == Button::Primary ? m_behaviour.primary : m_behaviour.secondary;
}

void BoardInput::beginGesture()
{
    m_desk.edit = EditBuilder(m_desk.board());
    m_desk.traced.clear();
}

/// The edit so far; the desk goes on from the board that it leads to.
Edit BoardInput::endGesture()
{
    m_stroke.reset();
    m_isDown = false;
    return m_desk.edit.edit();
}

void BoardInput::press(Spot at, Button button, Qt::KeyboardModifiers modifiers)
{
    if (!hasBoard() || m_isDown)
        return;
    beginGesture();
    m_isDown = true;
    m_pressedAt = m_at = at;
    m_button = (modifiers & (Qt::ShiftModifier | Qt::MetaModifier)) ? other(button) : button;
    const bool withAlt = (modifiers & Qt::AltModifier) != 0 && !m_behaviour.altStrokes.empty();
    if (!withAlt && std::ranges::any_of(use().presses, [&](Click c) { return c(m_desk, at, m_button); }))
        return;
    for (const BeginStroke begin : withAlt ? m_behaviour.altStrokes : use().strokes)
        if ((m_stroke = begin(m_desk, at, m_button)))
            return;
}

void BoardInput::move(Spot to)
{
    if (!m_isDown)
        return;
    if (m_stroke)
        for (const Spot point : way(m_at, to))
            m_stroke->move(m_desk, point);
    m_at = to;
}

Edit BoardInput::release(Spot at)
{
    if (!m_isDown)
        return {};
    move(at);
    if (m_stroke && m_stroke->acted())
        m_stroke->finish(m_desk);
    else
        click(at);
    return endGesture();
}

/// A gesture that did nothing else is a click where it began, unless the pointer went elsewhere meanwhile.
void BoardInput::click(Spot at)
{
    constexpr double tremble = 0.6;
    if (std::abs(at.x - m_pressedAt.x) > tremble || std::abs(at.y - m_pressedAt.y) > tremble)
        return;
    for (const Click act : use().clicks)
        if (act(m_desk, m_pressedAt, m_button))
            return;
}

void BoardInput::cancel()
{
    if (!m_isDown)
        return;
    rollBack();
    m_stroke.reset();
    m_isDown = false;
}

/// The board as it was when the gesture began.
void BoardInput::rollBack()
{
    Board before = m_desk.board();
    m_desk.edit.edit().inverse().applyTo(before);
    m_desk.edit = EditBuilder(std::move(before));
}

KeyResult BoardInput::key(const KeyPress& given)
{
    if (!hasBoard() || m_isDown)
        return {};
    const KeyPress press = withViKeys(given);
    const Cursor before = m_desk.cursor;
    beginGesture();
    const bool handled =
        std::ranges::any_of(m_behaviour.keys, [&](HandleKey k) { return k(m_desk, press); }) || moveCursor(press);
    if (!handled || before.visible)
        return {handled, endGesture()};
    rollBack(); // the first key only shows the cursor
    m_desk.cursor = before;
    m_desk.cursor.visible = true;
    return {true, {}};
}

bool BoardInput::moveCursor(const KeyPress& press)
{
    const Dir d = arrowOf(press);
    if (d == Dir::None || !isHeld(press, Qt::NoModifier))
        return false;
    const Place next = m_desk.cursor.place.step(d);
    const PlaceKind kind = m_behaviour.cursorOnPoints ? PlaceKind::Vertex : PlaceKind::Cell;
    m_desk.cursor.slot = 0;
    if (m_desk.board().grid().contains(kind, next))
        m_desk.cursor.place = next;
    return true;
}

void BoardInput::trace(Spot at, const Board& board)
{
    if (hasBoard())
        m_desk.traced = traceAt(board, m_desk.habits, at);
}

void BoardInput::setCursor(Place place)
{
    if (hasBoard())
        m_desk.cursor = {snapped(place, m_desk.board().grid(), m_behaviour.cursorOnPoints), 0, true};
}

} // namespace tokisuji
