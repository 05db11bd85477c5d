#include "editor/ui/tools/directed_signs.h"

#include "editor/ui/tools/clues.h"
#include "editor/ui/tools/numbers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace tokisuji {

namespace {

/// The set of arrows with one more direction, or without it; none of them is no clue.
int toggled(int arrows, int direction)
{
    const int changed = std::max(arrows, 0) ^ 1 << (direction - 1);
    return changed == 0 ? blank : changed;
}

/// The same again removes it.
void putSign(Desk& desk, const NumberField& field, int value)
{
    const bool isOfSet = desk.genre().signs == SignStyle::ArrowSets && value > 0;
    write(desk, field, isOfSet ? toggled(field.value, value) : field.value == value ? blank : value);
    if (desk.genre().has(Mark::CellCircle))
        desk.set(Layer::Tint, field.place, blank);
    if (desk.mode == Mode::Edit && desk.isOn(Layer::Candidates, field.place))
        desk.set(Layer::Candidates, field.place, blank);
}

/// Only in cells that are still empty.
void toggleTick(Desk& desk, Place cell, Dir d)
{
    if (!desk.genre().has(Mark::Ticks) || !desk.isOn(Layer::Candidates, cell) || desk.at(Layer::Number, cell) != blank
        || desk.at(Layer::Digit, cell) != blank)
        return;
    auto ticks = unpackCandidates(desk.at(Layer::Candidates, cell));
    int& tick = ticks[static_cast<std::size_t>(d) - 1];
    tick = tick == 0 ? static_cast<int>(d) : 0;
    desk.set(Layer::Candidates, cell, packCandidates(ticks));
}

/// Points once, where the pointer leaves the cell.
class DirectedStroke : public Stroke {
public:
    DirectedStroke(Place cell, bool ticks) : m_cell(cell), m_ticks(ticks) {}

    void move(Desk& desk, Spot at) override
    {
        const Dir d = stepDirection(m_cell, cellUnder(at));
        const auto field = fieldAt(desk, m_cell, 0);
        if (acted() || d == Dir::None || !field)
            return;
        if (m_ticks)
            toggleTick(desk, m_cell, d);
        else
            putSign(desk, *field, static_cast<int>(d));
        desk.hideCursor();
        act();
    }

private:
    Place m_cell;
    bool m_ticks;
};

/// Takes a sign that is always there along, to cells where nothing stands.
class MoveSignStroke : public Stroke {
public:
    MoveSignStroke(Place cell, int sign) : m_last(cell), m_sign(sign) {}

    void move(Desk& desk, Spot at) override
    {
        const Place cell = cellUnder(at);
        if (cell == m_last || !desk.isOn(Layer::Number, cell) || desk.at(Layer::Number, cell) != blank)
            return;
        m_last = cell;
        setClue(desk, cell, m_sign);
        desk.hideCursor();
        act();
    }

private:
    Place m_last;
    int m_sign;
};

/// Draws bars through the cells, which cross in a plus.
class BarSignStroke : public Stroke {
public:
    explicit BarSignStroke(Spot first) : m_first(first) {}

    void move(Desk& desk, Spot at) override
    {
        constexpr double farEnough = 0.5; // in half cells
        const double x = at.x - m_first.x, y = at.y - m_first.y;
        const auto field = cellUnder(at) == cellUnder(m_first) ? fieldUnder(desk, at) : std::nullopt;
        if (acted() || !field || std::max(std::abs(x), std::abs(y)) < farEnough)
            return;
        const int bar = std::abs(y) >= farEnough ? upright : level;
        write(desk, *field, after(field->value, bar));
        desk.hideCursor();
        act();
    }

private:
    static constexpr int plus = 1, upright = 2, level = 3;

    static int after(int now, int bar)
    {
        const int other = upright + level - bar;
        return now == plus ? other : now == bar ? blank : now == other ? plus : bar;
    }

    Spot m_first;
};

/// Draws a stick along the cell where it goes on far enough; over circles it stays with the cell before.
class StickStroke : public Stroke {
public:
    explicit StickStroke(Spot first) : m_first(first), m_cell(cellUnder(first)) {}

    void move(Desk& desk, Spot at) override
    {
        constexpr double farEnough = 0.4; // in half cells
        const auto under = fieldUnder(desk, at);
        if (cellUnder(at) != m_cell && !(under && under->value == circle)) {
            m_cell = cellUnder(at);
            m_first = at;
        }
        const auto field = desk.board().grid().hasCell(m_cell) ? fieldAt(desk, m_cell, 0) : std::nullopt;
        const double x = std::abs(at.x - m_first.x), y = std::abs(at.y - m_first.y);
        if (acted() || !field || field->value == circle || std::max(x, y) < farEnough)
            return;
        const int stick = y >= farEnough ? upright : level;
        write(desk, *field, field->value == stick ? blank : stick);
        desk.hideCursor();
        act();
    }

private:
    static constexpr int circle = 1, upright = 2, level = 3;
    Spot m_first;
    Place m_cell;
};

/// Draws arrows in the direction of the pointer, one in each cell that it goes along. The first one decides whether the
/// stroke adds arrows, changes them or takes them away.
class WayStroke : public Stroke {
public:
    explicit WayStroke(Spot first) : m_first(first), m_cell(cellUnder(first)) {}

    void move(Desk& desk, Spot at) override
    {
        if (cellUnder(at) != m_cell) {
            m_cell = cellUnder(at);
            m_first = at;
            m_isDone = false;
            return;
        }
        const auto field = m_isDone ? std::nullopt : fieldUnder(desk, at);
        const Dir d = field ? directionTo(at) : Dir::None;
        if (d == Dir::None)
            return;
        const Use use = m_use ? *m_use : useFor(field->value, d);
        if (use != Use::Erases && (field->value == blank) != (use == Use::Adds))
            return;
        m_use = use;
        write(desk, *field, use == Use::Erases ? blank : static_cast<int>(d));
        m_isDone = true;
        desk.hideCursor();
        act();
    }

private:
    enum class Use : std::uint8_t { Adds, Changes, Erases };

    [[nodiscard]] Dir directionTo(Spot at) const
    {
        constexpr double farEnough = 0.5; // in half cells
        const double x = at.x - m_first.x, y = at.y - m_first.y;
        return y <= -farEnough   ? Dir::Up
               : y >= farEnough  ? Dir::Down
               : x <= -farEnough ? Dir::Left
               : x >= farEnough  ? Dir::Right
                                 : Dir::None;
    }
    static Use useFor(int now, Dir d)
    {
        return now == static_cast<int>(d) ? Use::Erases : now == blank ? Use::Adds : Use::Changes;
    }

    Spot m_first;
    Place m_cell;
    bool m_isDone = false;
    std::optional<Use> m_use;
};

} // namespace

bool hasDirectedSigns(const Genre& genre)
{
    return genre.signs == SignStyle::Compass || genre.signs == SignStyle::Arrows || genre.signs == SignStyle::ArrowSets;
}

std::unique_ptr<Stroke> beginDirectedSign(Desk& desk, Spot at, Button button)
{
    const Genre& genre = desk.genre();
    const Place cell = cellUnder(at);
    if (!desk.board().grid().hasCell(cell))
        return nullptr;
    if (desk.mode == Mode::Edit && genre.signs == SignStyle::Bars)
        return std::make_unique<BarSignStroke>(at);
    const bool isBorder = desk.mode == Mode::Edit && !isCell(nearestPlace(at, clickMargin));
    const int given = desk.isOn(Layer::Number, cell) ? desk.at(Layer::Number, cell) : blank;
    if (desk.mode == Mode::Edit && !isBorder && isAlwaysThere(genre, given))
        return std::make_unique<MoveSignStroke>(cell, given);
    if (genre.signs == SignStyle::Ways && button == Button::Primary && desk.mode == Mode::Solve)
        return std::make_unique<WayStroke>(at);
    if (genre.signs == SignStyle::Lollipops && button == Button::Primary)
        return std::make_unique<StickStroke>(at);
    if (!hasDirectedSigns(genre) || isBorder)
        return nullptr;
    const bool ticks = button == Button::Secondary && desk.mode == Mode::Solve;
    if (ticks && !genre.has(Mark::Ticks))
        return nullptr;
    return std::make_unique<DirectedStroke>(cell, ticks);
}

bool directedSignKeys(Desk& desk, const KeyPress& press)
{
    struct SignKey {
        SignStyle signs;
        int key;
        int value;
    };
    using enum SignStyle;
    constexpr int up = 1, down = 2, left = 3, right = 4, goal = 5;
    constexpr std::array keys{SignKey{Compass, Qt::Key_N, up},         SignKey{Compass, Qt::Key_S, down},
                              SignKey{Compass, Qt::Key_W, left},       SignKey{Compass, Qt::Key_E, right},
                              SignKey{Compass, Qt::Key_1, up},         SignKey{Compass, Qt::Key_2, down},
                              SignKey{Compass, Qt::Key_3, left},       SignKey{Compass, Qt::Key_4, right},
                              SignKey{Compass, Qt::Key_X, 0},          SignKey{Compass, Qt::Key_Minus, 0},
                              SignKey{Compass, Qt::Key_5, 0},          SignKey{Compass, Qt::Key_O, question},
                              SignKey{Arrows, Qt::Key_1, up},          SignKey{Arrows, Qt::Key_2, right},
                              SignKey{Arrows, Qt::Key_3, down},        SignKey{Arrows, Qt::Key_4, left},
                              SignKey{Arrows, Qt::Key_Q, goal},        SignKey{Arrows, Qt::Key_5, question},
                              SignKey{Arrows, Qt::Key_Minus, question}};
    // By their places round the letter S, where no letter is a goal.
    constexpr std::array letters{SignKey{Arrows, Qt::Key_W, up}, SignKey{Arrows, Qt::Key_S, right},
                                 SignKey{Arrows, Qt::Key_Z, down}, SignKey{Arrows, Qt::Key_A, left},
                                 SignKey{Arrows, Qt::Key_Q, question}};
    const SignStyle signs = desk.genre().signs == ArrowSets ? Arrows : desk.genre().signs;
    if (!hasDirectedSigns(desk.genre()))
        return false;
    const auto field = fieldAt(desk, desk.cursor.place, 0);
    const Dir d = arrowOf(press);
    if (d != Dir::None && isHeld(press, Qt::ControlModifier) && desk.mode == Mode::Solve
        && desk.genre().has(Mark::Ticks)) {
        toggleTick(desk, desk.cursor.place, d);
        return true;
    }
    int value = d != Dir::None && isHeld(press, Qt::ShiftModifier) && signs == Arrows ? static_cast<int>(d) : blank;
    const auto meant =
        std::ranges::find_if(keys, [&](const SignKey& k) { return k.signs == signs && k.key == press.key; });
    if (meant != keys.end() && isHeld(press, Qt::NoModifier))
        value = meant->value;
    const Clue* sign = desk.genre().clue(Clue::Sign);
    const auto letter = std::ranges::find(letters, press.key, &SignKey::key);
    if (signs == Arrows && sign != nullptr && sign->goal == 0 && letter != letters.end()
        && isHeld(press, Qt::NoModifier))
        value = letter->value;
    if (value == blank)
        return false;
    if (value == question && signs == Compass) { // a circle
        const Place cell = desk.cursor.place;
        if (field && desk.mode == Mode::Solve && field->value == blank)
            desk.set(Layer::Tint, cell, desk.at(Layer::Tint, cell) == 1 ? blank : 1);
        return true;
    }
    const bool isFurther = field && std::ranges::find(field->further, value) != field->further.end();
    const Clue* kinds = desk.genre().clue(Clue::Terrains);
    if (value == question && press.key != Qt::Key_Minus && desk.genre().signs == Arrows && kinds != nullptr
        && kinds->look == Clue::Star) { // which has a key for it
        if (field)
            write(desk, *field, blank);
        return true;
    }
    const bool isKnown =
        value == question ? field && field->orUnknown : field && value >= field->min && value <= field->max;
    if (isFurther || isKnown)
        putSign(desk, *field, value);
    return true;
}

} // namespace tokisuji
