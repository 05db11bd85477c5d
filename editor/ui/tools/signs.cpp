#include "editor/ui/tools/signs.h"

#include "editor/ui/tools/directed_signs.h"
#include "editor/ui/tools/numbers.h"
#include "engine/board/maze_signs.h"

#include <algorithm>
#include <array>

namespace tokisuji {

namespace {

constexpr int noneHere = 0;

/// Are there two circles or colours, which clicks put down at once?
bool hasSignCircles(const Genre& genre)
{
    return genre.has(Mark::Sign) && (genre.signs == SignStyle::Circles || genre.signs == SignStyle::Colours);
}

/// Does a drag copy the first cell? Where cells may be free, drags put that down; where clues are no signs, it paints.
bool copiesSigns(const Genre& genre)
{
    return genre.has(Mark::Sign) && genre.signsEverywhere && std::ranges::none_of(genre.clues, &Clue::isSum);
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

} // namespace

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
    if (!hasSignCircles(desk.genre()) && !placesCircles)
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
    constexpr std::array keys{MazeKey{Qt::Key_1, mazeCircle},   MazeKey{Qt::Key_Q, mazeCircle},
                              MazeKey{Qt::Key_2, mazeTriangle}, MazeKey{Qt::Key_W, mazeTriangle},
                              MazeKey{Qt::Key_3, blank},        MazeKey{Qt::Key_E, blank},
                              MazeKey{Qt::Key_S, mazeStart},    MazeKey{Qt::Key_G, mazeGoal}};
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
    if (column == keyNone || desk.genre().signs == SignStyle::SunMoon || hasDirectedSigns(desk.genre()))
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
