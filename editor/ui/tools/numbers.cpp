#include "editor/ui/tools/numbers.h"

#include "editor/ui/tools/clues.h"
#include "engine/board/rooms.h"

#include <algorithm>

namespace tokisuji {

namespace {

const Clue* numberClue(const Genre& genre)
{
    const auto it = std::ranges::find_if(genre.clues, [](const Clue& c) { return c.kind != Clue::Rooms; });
    return it == genre.clues.end() ? nullptr : &*it;
}

NumberField clueField(const Desk& desk, const Clue& clue, Place cell)
{
    NumberField field{.place = cell, .min = clue.min, .max = clue.max(desk.board()), .orUnknown = clue.orUnknown};
    field.value = desk.at(Layer::Number, cell);
    if (clue.kind != Clue::RoomNumber)
        return field;
    const auto all = rooms(desk.board());
    const auto room =
        std::ranges::find_if(all, [&](const Room& r) { return std::ranges::binary_search(r.cells, cell); });
    field.place = room->anchor;
    field.value = room->number;
    field.formerly = room->numberCell;
    return field;
}

std::optional<NumberField> answerField(const Desk& desk, const Clue& clue, Place cell, int slot)
{
    if (!desk.genre().has(Mark::Digit) || desk.at(Layer::Number, cell) != blank)
        return {};
    NumberField field{
        .layer = Layer::Digit, .place = cell, .slot = slot, .min = clue.min, .max = clue.max(desk.board())};
    field.value = desk.at(Layer::Digit, cell);
    if (slot != 0) {
        const int candidate = unpackCandidates(desk.at(Layer::Candidates, cell))[static_cast<std::size_t>(slot - 1)];
        field.layer = Layer::Candidates;
        field.value = candidate == 0 ? blank : candidate;
    }
    return field;
}

void writeCandidate(Desk& desk, const NumberField& field, int value)
{
    auto four = unpackCandidates(desk.at(Layer::Candidates, field.place));
    four[static_cast<std::size_t>(field.slot - 1)] = value == blank ? 0 : value;
    desk.set(Layer::Candidates, field.place, packCandidates(four));
}

/// The value before or after another one in the order blank, "?", min ... max.
int cycled(const NumberField& field, int value, Button button)
{
    const int specials = field.orUnknown ? 2 : 1;
    const int count = specials + field.max - field.min + 1;
    const int position = value == blank ? 0 : value == question ? specials - 1 : value - field.min + specials;
    if (position >= count) // a number that cannot be typed here
        return blank;
    const int next = (position + (button == Button::Primary ? 1 : count - 1)) % count;
    return next == 0 ? blank : next < specials ? question : field.min + next - specials;
}

/// The corner that a click means: only blank cells have corners.
int slotUnder(const Desk& desk, Place cell, Spot at)
{
    const bool hasCorners = desk.mode == Mode::Solve && desk.genre().has(Mark::Digit)
                            && desk.at(Layer::Number, cell) == blank && desk.at(Layer::Digit, cell) == blank;
    return hasCorners ? cornerUnder(at) : 0;
}

void typeDigit(Desk& desk, const NumberField& field, int digit)
{
    const bool goesOn = desk.typedAt == desk.cursor.place && desk.typedSlot == field.slot && field.value > 0;
    const int longer = field.value * 10 + digit;
    const int value = goesOn && longer <= field.max ? longer : digit;
    const bool isLeading = value > 0 && value < field.min; // the digit of a longer number
    if ((value < field.min && !isLeading) || value > field.max)
        return;
    write(desk, field, value);
    desk.typedAt = desk.cursor.place;
    desk.typedSlot = field.slot;
}

/// The next corner of a blank cell; after the last one the cell itself.
void stepSlot(Desk& desk)
{
    const Place cell = desk.cursor.place;
    const bool isBlank = desk.at(Layer::Number, cell) == blank && desk.at(Layer::Digit, cell) == blank;
    desk.cursor.slot = isBlank ? (desk.cursor.slot + 1) % 5 : 0;
}

void eraseByKey(Desk& desk, const NumberField& field, int key)
{
    const bool dropsDigit = key == Qt::Key_Backspace && field.value >= 10;
    write(desk, field, dropsDigit ? field.value / 10 : blank);
}

void typeUnknown(Desk& desk, const NumberField& field)
{
    write(desk, field, field.orUnknown && field.value != question ? question : blank);
}

/// The value that a tool of one fixed sign writes.
int fixedValue(ToolId tool)
{
    return tool == ToolId::WhitePearl ? 1 : tool == ToolId::BlackPearl ? 2 : question;
}

class PaintClue : public Stroke {
public:
    void move(Desk& desk, Spot at) override
    {
        const Place cell = cellUnder(at);
        if (!desk.board().grid().hasCell(cell))
            return;
        const auto field = fieldAt(desk, cell, 0);
        if (!field)
            return;
        const int fixed = fixedValue(desk.tool);
        if (!m_value)
            m_value = field->value == fixed ? blank : fixed;
        if (*m_value != blank || field->value == fixed)
            write(desk, *field, *m_value);
        desk.hideCursor();
        act();
    }

private:
    std::optional<int> m_value;
};

} // namespace

std::optional<NumberField> fieldAt(const Desk& desk, Place cell, int slot)
{
    const Clue* clue = numberClue(desk.genre());
    if (clue == nullptr || !desk.isOn(Layer::Number, cell))
        return {};
    return desk.mode == Mode::Edit ? clueField(desk, *clue, cell) : answerField(desk, *clue, cell, slot);
}

void write(Desk& desk, const NumberField& field, int value)
{
    switch (field.layer) {
    case Layer::Candidates:
        writeCandidate(desk, field, value);
        break;
    case Layer::Digit:
        desk.set(Layer::Digit, field.place, value);
        desk.set(Layer::Candidates, field.place, blank);
        break;
    default:
        if (field.formerly != wholeBoard && field.formerly != field.place)
            setClue(desk, field.formerly, blank);
        setClue(desk, field.place, value);
    }
}

bool clickNumber(Desk& desk, Spot at, Button button)
{
    const Place cell = cellUnder(at);
    if (!desk.board().grid().hasCell(cell))
        return false;
    const int slot = slotUnder(desk, cell, at);
    const bool wasThere = desk.cursor.place == cell && desk.cursor.slot == slot;
    desk.cursor = {cell, slot, true};
    if (!wasThere)
        return true;
    if (const auto field = fieldAt(desk, cell, slot))
        write(desk, *field, cycled(*field, field->value, button));
    return true;
}

bool numberKeys(Desk& desk, const KeyPress& press)
{
    if (press.key == Qt::Key_Shift && desk.mode == Mode::Solve) {
        stepSlot(desk);
        return true;
    }
    const int digit = digitOf(press);
    const bool isMinus = press.key == Qt::Key_Minus && isHeld(press, Qt::NoModifier);
    if (digit < 0 && !isMinus && !isErase(press))
        return false;
    const auto field = fieldAt(desk, desk.cursor.place, desk.cursor.slot);
    if (!field)
        return true;
    if (digit >= 0)
        typeDigit(desk, *field, digit);
    else if (isMinus)
        typeUnknown(desk, *field);
    else
        eraseByKey(desk, *field, press.key);
    return true;
}

bool pearlKeys(Desk& desk, const KeyPress& press)
{
    const int pearl = digitOf(press);
    const auto field = fieldAt(desk, desk.cursor.place, 0);
    if (pearl < 0)
        return numberKeys(desk, press);
    if (field && pearl >= field->min && pearl <= field->max)
        write(desk, *field, field->value == pearl ? blank : pearl);
    return true;
}

std::unique_ptr<Stroke> beginPaintClue(Desk& desk, Spot at, Button)
{
    auto stroke = std::make_unique<PaintClue>();
    stroke->move(desk, at);
    return stroke;
}

} // namespace tokisuji
