#include "editor/ui/tools/board_input.h"

#include "editor/ui/tools/stickers.h"
#include "editor/ui/tools/trace.h"
#include "engine/genre/registry.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace tokisuji {

namespace {

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
    m_image.reset();
    learnHabits(board);
    m_desk = {.habits = std::move(m_desk.habits), .mode = m_desk.mode, .edit = EditBuilder(board)};
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
    m_typed = false;
    m_desk.edit = EditBuilder(board);
    learnHabits(board);
    adjust();
}

/// Asking the rules takes a while, so it is not done again for another board of the same kind and variants.
void BoardInput::learnHabits(const Board& board)
{
    const Genre& genre = genreOf(board);
    if (m_desk.habits.genre != &genre || m_desk.habits.flags != board.flags())
        m_desk.habits = habitsOf(genre, board.flags());
}

void BoardInput::setMode(Mode mode)
{
    if (mode == m_desk.mode)
        return;
    cancel();
    m_desk.mode = mode;
    m_desk.selection.reset();
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
    if (m_desk.selection && !isWithin(m_desk.selection->area(), m_desk.board().grid()))
        m_desk.selection.reset();
    if (!fits(m_desk.symmetry, m_desk.board().grid()))
        m_desk.symmetry = EntrySymmetry::None;
    const Place place = onBoard(m_desk.cursor.place);
    if (place != m_desk.cursor.place)
        m_desk.cursor = {place, 0, m_desk.cursor.visible};
}

Spot BoardInput::onCell(Spot spot) const
{
    return settled(spot, m_desk.board().grid());
}

/// The place of the cursor's kind that a place belongs to.
Place BoardInput::onBoard(Place place) const
{
    const Size size = m_desk.board().size();
    if (m_desk.genre().clue(Clue::Sticker) != nullptr)
        return nearestSticker(m_desk.board(), place);
    if (m_behaviour.cursorOnHalves)
        return {static_cast<std::int16_t>(std::clamp<int>(place.x, 1, 2 * size.width - 1)),
                static_cast<std::int16_t>(std::clamp<int>(place.y, 1, 2 * size.height - 1))};
    return m_behaviour.footing.nearest(m_desk.genre(), m_desk.board().grid(), place);
}

const ButtonUse& BoardInput::use() const
{
    return m_button == Button::Primary ? m_behaviour.primary : m_behaviour.secondary;
}

void BoardInput::beginGesture()
{
    m_desk.edit = EditBuilder(m_desk.board());
    m_desk.typed = m_desk.typedOn = m_desk.isOfArea = false;
    m_desk.lost = 0;
    m_selectionBefore = m_desk.selection;
    m_desk.hadTrace = !m_desk.traced.empty();
    m_desk.traced.clear();
}

/// The edit so far; the desk goes on from the board that it leads to.
Edit BoardInput::endGesture()
{
    m_stroke.reset();
    m_isDown = false;
    m_image.reset();
    if (entersImages())
        enterImages(m_desk);
    Edit done = m_desk.edit.edit();
    if (!done.empty())
        m_typed = m_desk.typed;
    return done;
}

bool BoardInput::entersImages() const
{
    return m_desk.symmetry != EntrySymmetry::None && !m_desk.isOfArea && m_desk.mode == Mode::Edit
           && takesSymmetry(m_desk.genre());
}

/// Strokes see the board without the images of what they have entered, which may still change.
void BoardInput::followImages()
{
    if (!m_isDown || !entersImages())
        return;
    Desk seen = m_desk;
    enterImages(seen);
    m_image = seen.board();
}

bool BoardInput::maySelect() const
{
    return m_desk.mode == Mode::Edit && takesSelection(m_desk.genre());
}

void BoardInput::press(Spot at, Button button, Qt::KeyboardModifiers modifiers)
{
    if (!hasBoard() || m_isDown)
        return;
    beginGesture();
    m_isDown = true;
    m_pressedAt = m_at = at;
    m_button = (modifiers & (Qt::ShiftModifier | Qt::MetaModifier)) ? other(button) : button;
    beginStroke(onCell(at), modifiers);
    followImages();
}

void BoardInput::beginStroke(Spot at, Qt::KeyboardModifiers modifiers)
{
    m_isPressTaken = false;
    if ((modifiers & Qt::ControlModifier) != 0 && maySelect()) { // with any tool
        m_stroke = beginSelect(m_desk, at, m_button);
        return;
    }
    if (m_desk.tool != ToolId::Select)
        m_desk.selection.reset();
    const bool withAlt = (modifiers & Qt::AltModifier) != 0 && !m_behaviour.altStrokes.empty();
    m_isPressTaken = !withAlt && std::ranges::any_of(use().presses, [&](Click c) { return c(m_desk, at, m_button); });
    if (m_isPressTaken)
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
            m_stroke->move(m_desk, onCell(point));
    m_at = to;
    followImages();
}

Edit BoardInput::release(Spot at)
{
    if (!m_isDown)
        return {};
    move(at);
    if (m_stroke && m_stroke->acted())
        m_stroke->finish(m_desk);
    else if (!m_isPressTaken)
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
        if (act(m_desk, onCell(m_pressedAt), m_button))
            return;
}

void BoardInput::cancel()
{
    if (!m_isDown)
        return;
    rollBack();
    m_stroke.reset();
    m_image.reset();
    m_desk.selection = m_selectionBefore;
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
    KeyPress press = withViKeys(given);
    press.held = m_held;
    const Cursor before = m_desk.cursor;
    const bool wasTyping = m_typed;
    beginGesture();
    if (maySelect() && selectionKeys(m_desk, press))
        return {true, endGesture()};
    // a key that leaves the board to the next feature has been heard if it changed something
    const bool handled = std::ranges::any_of(m_behaviour.keys, [&](HandleKey k) { return k(m_desk, press); })
                         || moveCursor(press) || !m_desk.edit.edit().empty();
    if (!handled || before.visible)
        return {handled, endGesture(), wasTyping && m_desk.typedOn};
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
    Place& place = m_desk.cursor.place;
    m_desk.cursor.slot = 0;
    if (m_behaviour.cursorOnHalves)
        place = onBoard(place.step(d, 1));
    else
        place = m_behaviour.footing.after(m_desk.genre(), m_desk.board().grid(), place, d);
    return true;
}

std::optional<CellArea> BoardInput::selection() const
{
    return m_desk.selection ? std::optional(m_desk.selection->area()) : std::nullopt;
}

void BoardInput::select(const std::optional<CellArea>& area)
{
    cancel();
    if (!area)
        m_desk.selection.reset();
    else if (hasBoard() && maySelect())
        tokisuji::select(m_desk, {area->first, area->last});
}

Edit BoardInput::carryOut(const std::function<void(Desk&)>& gesture)
{
    if (!hasBoard() || m_isDown)
        return {};
    beginGesture();
    m_desk.isOfArea = true;
    gesture(m_desk);
    return endGesture();
}

void BoardInput::setSymmetry(EntrySymmetry symmetry)
{
    cancel();
    if (hasBoard() && fits(symmetry, m_desk.board().grid()))
        m_desk.symmetry = symmetry;
}

void BoardInput::trace(Spot at, const Board& board)
{
    if (hasBoard())
        m_desk.traced = traceAt(board, m_desk.habits, onCell(at));
}

void BoardInput::setCursor(Place place)
{
    if (hasBoard())
        m_desk.cursor = {onBoard(place), 0, true};
}

} // namespace tokisuji
