#include "editor/ui/tools/signs.h"

#include "editor/ui/tools/clues.h"
#include "editor/ui/tools/numbers.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tokisuji {

namespace {

constexpr int noneHere = 0;

/// Are there two circles or colours, which clicks put down at once?
bool hasCircles(const Genre& genre)
{
    return genre.has(Mark::Sign) && (genre.signs == SignStyle::Circles || genre.signs == SignStyle::Colours);
}

/// Does a drag copy the first cell? Where cells may be free, drags put that down; where clues are no signs, it paints.
bool copiesSigns(const Genre& genre)
{
    return genre.has(Mark::Sign) && genre.signsEverywhere && std::ranges::none_of(genre.clues, &Clue::isSum);
}

std::optional<NumberField> fieldUnder(const Desk& desk, Spot at)
{
    const Place cell = cellUnder(at);
    return desk.board().grid().hasCell(cell) ? fieldAt(desk, cell, 0) : std::nullopt;
}

/// Writes one value into every cell that the pointer comes to.
class ValueStroke : public Stroke {
public:
    ValueStroke(Place first, int value) : m_last(first), m_value(value) {}

    void move(Desk& desk, Spot at) override
    {
        const Place cell = cellUnder(at);
        if (cell == m_last)
            return;
        m_last = cell;
        paint(desk, at);
    }

protected:
    void paint(Desk& desk, Spot at)
    {
        if (const auto field = fieldUnder(desk, at)) {
            write(desk, *field, m_value);
            desk.hideCursor();
            act();
        }
    }

private:
    Place m_last;
    int m_value;
};

/// The first cell is painted as soon as the pointer leaves it, so that a click is still a click.
class NoneHereStroke : public ValueStroke {
public:
    NoneHereStroke(Spot first, int value) : ValueStroke(cellUnder(first), value), m_first(first) {}

    void move(Desk& desk, Spot at) override
    {
        if (!acted() && cellUnder(at) != cellUnder(m_first))
            paint(desk, m_first);
        ValueStroke::move(desk, at);
    }

private:
    Spot m_first;
};

constexpr int keyNone = -1;

/// The column of letters that a key stands in, from 0 on; keyNone for other keys.
int letterColumn(const KeyPress& press)
{
    constexpr std::array rows{std::array{Qt::Key_Q, Qt::Key_W, Qt::Key_E, Qt::Key_R, Qt::Key_T},
                              std::array{Qt::Key_A, Qt::Key_S, Qt::Key_D, Qt::Key_F, Qt::Key_G},
                              std::array{Qt::Key_Z, Qt::Key_X, Qt::Key_C, Qt::Key_V, Qt::Key_B}};
    if (!isHeld(press, Qt::NoModifier))
        return keyNone;
    for (const auto& row : rows)
        if (const auto found = std::ranges::find(row, press.key); found != row.end())
            return static_cast<int>(found - row.begin());
    return keyNone;
}

bool isDirected(const Genre& genre)
{
    return genre.signs == SignStyle::Compass || genre.signs == SignStyle::Arrows || genre.signs == SignStyle::ArrowSets;
}

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
    if (!isDirected(genre) || isBorder)
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
    if (!isDirected(desk.genre()))
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

std::unique_ptr<Stroke> beginCopySign(Desk& desk, Spot at, Button button)
{
    const auto field = fieldUnder(desk, at);
    if (!copiesSigns(desk.genre()) || button != Button::Primary)
        return nullptr;
    const int given = desk.isOn(Layer::Number, cellUnder(at)) ? desk.at(Layer::Number, cellUnder(at)) : blank;
    return std::make_unique<ValueStroke>(cellUnder(at), field ? field->value : given);
}

namespace {

/// Clicks on letters of the solver go through a circle, "some letter", too.
bool clickLetter(Desk& desk, Spot at, Button button)
{
    const Place cell = cellUnder(at);
    const auto field = fieldUnder(desk, at);
    if (!field)
        return false;
    const bool wasThere = desk.cursor.place == cell;
    desk.cursor = {cell, 0, true};
    if (!wasThere)
        return true;
    constexpr int circle = question;
    constexpr std::array order{blank, 1, 2, 3, 4, circle, noneHere};
    const int now = field->value == blank && desk.at(Layer::Tint, cell) == 1 ? circle : field->value;
    const auto stands = static_cast<std::size_t>(std::ranges::find(order, now) - order.begin()) % order.size();
    const int next = order[(stands + (button == Button::Primary ? 1 : order.size() - 1)) % order.size()];
    write(desk, *field, next == circle ? blank : next);
    desk.set(Layer::Tint, cell, next == circle ? 1 : blank);
    return true;
}

} // namespace

bool clickSign(Desk& desk, Spot at, Button button)
{
    if (desk.mode == Mode::Solve && desk.genre().signs == SignStyle::Compass)
        return clickLetter(desk, at, button);
    const bool placesCircles = desk.mode == Mode::Edit && desk.genre().has(Mark::Disc);
    if (!hasCircles(desk.genre()) && !placesCircles)
        return false;
    const auto field = fieldUnder(desk, at);
    if (field) {
        write(desk, *field, cycled(*field, button));
        desk.hideCursor();
    }
    return field.has_value();
}

std::unique_ptr<Stroke> beginNoneHere(Desk& desk, Spot at, Button button)
{
    const auto field = fieldUnder(desk, at);
    if (!field || std::ranges::find(field->further, noneHere) == field->further.end())
        return nullptr;
    if (button == Button::Secondary)
        return std::make_unique<NoneHereStroke>(at, field->value == noneHere ? blank : noneHere);
    const bool isFree = field->value == blank || field->value == noneHere;
    return isFree ? std::make_unique<NoneHereStroke>(at, field->value) : nullptr;
}

namespace {

/// Beside numbers Q and "-" are "none here".
bool typeNoneHere(Desk& desk, const KeyPress& press)
{
    const auto field = fieldAt(desk, desk.cursor.place, 0);
    const bool isMeant = (press.key == Qt::Key_Q || press.key == Qt::Key_Minus) && isHeld(press, Qt::NoModifier);
    if (desk.mode == Mode::Edit || !isMeant || !field)
        return false;
    write(desk, *field, field->value == noneHere ? blank : noneHere);
    return true;
}

} // namespace

namespace {

/// The numbers of the parts; W is water, A the last corner.
bool shipKeys(Desk& desk, const KeyPress& press)
{
    constexpr int water = 0, lastCorner = 10;
    const auto field = fieldAt(desk, desk.cursor.place, 0);
    const int digit = digitOf(press);
    const bool isPlain = isHeld(press, Qt::NoModifier);
    const int value = press.key == Qt::Key_W && isPlain       ? water
                      : press.key == Qt::Key_A && isPlain     ? lastCorner
                      : press.key == Qt::Key_Minus && isPlain ? question
                                                              : digit;
    if (!field || (value < 0 && value != question) || value > field->max)
        return false;
    write(desk, *field, field->value == value ? blank : value);
    return true;
}

/// Circle and triangle by the first letters of a row, start and goal by their own.
bool typeMazeSign(Desk& desk, const KeyPress& press)
{
    struct MazeKey {
        int key;
        int sign;
    };
    constexpr int start = 1, goal = 2, circle = 3, triangle = 4;
    constexpr std::array keys{MazeKey{Qt::Key_1, circle},   MazeKey{Qt::Key_Q, circle}, MazeKey{Qt::Key_2, triangle},
                              MazeKey{Qt::Key_W, triangle}, MazeKey{Qt::Key_3, blank},  MazeKey{Qt::Key_E, blank},
                              MazeKey{Qt::Key_S, start},    MazeKey{Qt::Key_G, goal}};
    const auto meant = std::ranges::find(keys, press.key, &MazeKey::key);
    const auto field = fieldAt(desk, desk.cursor.place, 0);
    if (meant == keys.end() || !isHeld(press, Qt::NoModifier) || !field)
        return false;
    write(desk, *field, field->value == meant->sign ? blank : meant->sign);
    return true;
}

} // namespace

bool signKeys(Desk& desk, const KeyPress& press)
{
    if (desk.genre().signs == SignStyle::Ships)
        return shipKeys(desk, press);
    if (desk.genre().signs == SignStyle::Maze && desk.mode == Mode::Edit)
        return typeMazeSign(desk, press);
    const int digit = digitOf(press);
    const int column = digit > 0 ? digit - 1 : letterColumn(press);
    if (desk.genre().signs == SignStyle::Numbers)
        return typeNoneHere(desk, press);
    if (column == keyNone || desk.genre().signs == SignStyle::SunMoon || isDirected(desk.genre()))
        return false;
    const auto field = fieldAt(desk, desk.cursor.place, desk.cursor.slot);
    if (!field)
        return true;
    const int value = field->min + column;
    const int furtherOne = desk.mode == Mode::Edit ? question : noneHere;
    const bool hasFurther = desk.mode == Mode::Edit ? field->orUnknown : !field->further.empty();
    if (value <= field->max)
        write(desk, *field, field->value == value ? blank : value);
    else if (value == field->max + 1 && hasFurther && desk.genre().signs != SignStyle::Bars)
        write(desk, *field, field->value == furtherOne ? blank : furtherOne);
    else
        write(desk, *field, blank);
    return true;
}

bool someNumberKeys(Desk& desk, const KeyPress& press)
{
    const auto field = fieldAt(desk, desk.cursor.place, 0);
    const bool isMinus = press.key == Qt::Key_Minus && isHeld(press, Qt::NoModifier);
    const int column = isMinus ? 2 : letterColumn(press);
    const int digit = digitOf(press), none = desk.genre().numberOf(noneHere);
    if (!field)
        return false;
    if (column == 0 || (digit == 1 && field->value == 1))
        write(desk, *field, column == 0 && field->value == question ? 1 : question);
    else if (column == 1 || (digit == 2 && field->value == 2))
        write(desk, *field, column == 1 && field->value == none ? 2 : none);
    else if (column == 2)
        write(desk, *field, blank);
    else
        return false;
    return true;
}

} // namespace tokisuji
