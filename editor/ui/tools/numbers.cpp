#include "editor/ui/tools/numbers.h"

#include "editor/ui/tools/aside.h"
#include "editor/ui/tools/clues.h"
#include "editor/ui/tools/gates.h"
#include "editor/ui/tools/poles.h"
#include "editor/ui/tools/sums.h"
#include "engine/board/rooms.h"
#include "engine/board/terrain.h"

#include <algorithm>
#include <array>

namespace tokisuji {

namespace {

/// Numbers that the solver writes where no clue of the author says how large they are.
constexpr int largestDigit = 9;

bool standsInCells(const Clue& clue)
{
    return clue.max && clue.kind != Clue::OutsideNumber && clue.kind != Clue::OutsideLetter
           && clue.kind != Clue::VertexNumber && clue.kind != Clue::EdgeNumber && clue.kind != Clue::SumPair
           && clue.kind != Clue::StarCount;
}

/// The author's number in cells; nullptr where there is none.
constexpr int largestCandidate = 127; // that packCandidates holds

const Clue* numberClue(const Genre& genre)
{
    const auto it = std::ranges::find_if(genre.clues, standsInCells);
    return it == genre.clues.end() ? nullptr : &*it;
}

/// Answers that are no numbers: "none here" and, where it is a mark of its own, "some number".
std::vector<int> furtherAnswers(const Genre& genre)
{
    if (genre.has(Mark::DigitOrNone))
        return {question, genre.numberOf(0)};
    return genre.has(Mark::Sign) && !genre.signsEverywhere ? std::vector{0} : std::vector<int>{};
}

/// The largest answer.
int largestAnswer(const Desk& desk, const Clue* clue, Place cell)
{
    constexpr int circles = 2;
    if (clue != nullptr && !clue->isSum)
        return clue->largestAt(desk.board(), cell) - (clue->goal != 0 ? 1 : 0);
    if (desk.genre().largestAnswerAt)
        return desk.genre().largestAnswerAt(desk.board(), cell);
    return desk.genre().has(Mark::Sign) ? circles : largestDigit;
}

bool takesDigits(const Genre& genre)
{
    return genre.has(Mark::Digit) || genre.has(Mark::DigitOrNone) || genre.has(Mark::Sign);
}

NumberField clueField(const Desk& desk, const Clue& clue, Place cell)
{
    NumberField field{.place = cell,
                      .min = clue.once > 0 ? clue.once + 1 : clue.min,
                      .max = clue.largestAt(desk.board(), cell),
                      .orUnknown = clue.orUnknown && !(clue.onWalls && isTerrain(desk.board(), cell, Terrain::Wall))};
    field.value = desk.at(Layer::Number, cell);
    if (clue.onlyLargest)
        field.min = field.max;
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

std::optional<NumberField> answerField(const Desk& desk, const Clue* clue, Place cell, int slot)
{
    const bool isTaken = slot != 0 ? desk.board().has(Layer::Candidates) : takesDigits(desk.genre());
    const int given = desk.at(Layer::Number, cell);
    const bool isOpen = given == blank || (given == question && desk.genre().has(Mark::EdgeLink))
                        || desk.genre().clue(Clue::RoomNumber) != nullptr;
    if (!isTaken || !isOpen || isHole(desk.board(), cell) || isTerrain(desk.board(), cell, Terrain::Wall))
        return {};
    const bool isSign = desk.genre().has(Mark::Sign);
    NumberField field{.layer = Layer::Digit,
                      .place = cell,
                      .slot = slot,
                      .min = clue != nullptr && !clue->isSum ? std::max(clue->min, isSign ? 1 : 0) : 1,
                      .max = largestAnswer(desk, clue, cell),
                      .further = furtherAnswers(desk.genre())};
    field.value = desk.genre().numberOf(desk.at(Layer::Digit, cell));
    if (slot != 0) {
        const int candidate = unpackCandidates(desk.at(Layer::Candidates, cell))[static_cast<std::size_t>(slot - 1)];
        field.layer = Layer::Candidates;
        field.max = std::min(field.max, largestCandidate);
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

/// The corner that a click means: only blank cells have corners.
int slotUnder(const Desk& desk, Place cell, Spot at)
{
    const bool hasCorners = desk.mode == Mode::Solve && desk.board().has(Layer::Candidates)
                            && !desk.genre().has(Mark::Ticks) && desk.at(Layer::Number, cell) == blank
                            && desk.at(Layer::Digit, cell) == blank;
    return hasCorners ? cornerUnder(at) : 0;
}

void typeDigit(Desk& desk, const NumberField& field, int digit)
{
    const bool goesOn = desk.typedAt == desk.cursor.place && desk.typedSlot == field.slot && field.value > 0;
    const int longer = field.value * 10 + digit;
    const bool isLonger = goesOn && longer <= field.max;
    const int value = isLonger ? longer : digit;
    const bool isOnlyOne = field.min == field.max; // then the digit must lead to it
    const bool isLeading = value > 0 && value < field.min && (!isOnlyOne || value * 10 <= field.max);
    if ((value < field.min && !isLeading) || value > field.max)
        return;
    write(desk, field, value);
    desk.noteTyped(desk.cursor.place, field.slot, isLonger);
}

/// The next corner of a blank cell; after the last one the cell itself.
void stepSlot(Desk& desk)
{
    const Place cell = desk.cursor.place;
    const bool isBlank = desk.board().has(Layer::Candidates) && !desk.genre().has(Mark::Ticks)
                         && desk.at(Layer::Number, cell) == blank && desk.at(Layer::Digit, cell) == blank;
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
int fixedValue(const Desk& desk)
{
    constexpr std::array mazeSigns{ToolId::Start, ToolId::Goal, ToolId::Circle, ToolId::Triangle};
    if (desk.genre().signs == SignStyle::Maze)
        return static_cast<int>(std::ranges::find(mazeSigns, desk.tool) - mazeSigns.begin()) + 1;
    switch (desk.tool) {
    case ToolId::WhitePearl:
    case ToolId::Tree:
    case ToolId::Sun:
    case ToolId::Circle:
        return 1;
    case ToolId::BlackPearl:
    case ToolId::Moon:
    case ToolId::Triangle:
        return 2;
    case ToolId::Square:
        return 3;
    case ToolId::NoneHere:
        return desk.genre().numberOf(0);
    default:
        return question;
    }
}

/// Signs stand in cells only, "?" wherever the clue can be unknown; an answer takes what its tools write.
bool takes(const NumberField& field, int fixed)
{
    if (field.layer == Layer::Digit)
        return true;
    return fixed == question ? field.orUnknown : field.layer == Layer::Number && fixed <= field.max;
}

class PaintClue : public Stroke {
public:
    void move(Desk& desk, Spot at) override
    {
        const auto place = numberPlace(desk, at);
        const auto field = place ? fieldAt(desk, *place, 0) : std::nullopt;
        const int fixed = fixedValue(desk);
        if (!field || !takes(*field, fixed))
            return;
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

std::optional<NumberField> fieldUnder(const Desk& desk, Spot at)
{
    const Place cell = cellUnder(at);
    return desk.board().grid().hasCell(cell) ? fieldAt(desk, cell, 0) : std::nullopt;
}

std::optional<NumberField> fieldAt(const Desk& desk, Place place, int slot)
{
    const Clue* clue = numberClue(desk.genre());
    if (desk.mode == Mode::Solve)
        return desk.board().grid().hasCell(place) ? answerField(desk, clue, place, slot) : std::nullopt;
    if (!desk.board().grid().hasCell(place))
        return asideField(desk, place);
    if (hasGates(desk.genre()) && !takesNumber(desk.genre(), desk.at(Layer::Terrain, place)))
        return {};
    if (desk.genre().clue(Clue::RoomNumber) != nullptr && isHole(desk.board(), place))
        return {}; // no room of its own
    return clue != nullptr && desk.isOn(Layer::Number, place) ? std::optional(clueField(desk, *clue, place))
                                                              : sumField(desk, place, slot);
}

void write(Desk& desk, const NumberField& field, int value)
{
    switch (field.layer) {
    case Layer::Candidates:
        writeCandidate(desk, field, value);
        break;
    case Layer::Digit:
        if (desk.genre().signs == SignStyle::Poles)
            return setPole(desk, field.place, value);
        desk.set(Layer::Digit, field.place, desk.genre().digitFor(value));
        if (desk.genre().has(Mark::CellCircle) && value != blank) // one or the other
            desk.set(Layer::Tint, field.place, blank);
        desk.set(Layer::Candidates, field.place, blank);
        break;
    case Layer::Outside:
        desk.set(Layer::Outside, field.place, value);
        desk.set(Layer::OutsideDone, field.place, blank);
        break;
    case Layer::Vertex:
    case Layer::EdgeDot:
    case Layer::Right:
    case Layer::Down:
        desk.set(field.layer, field.place, value);
        break;
    default:
        if (field.formerly != wholeBoard && field.formerly != field.place)
            setClue(desk, field.formerly, blank);
        setClue(desk, field.place, value);
    }
}

int cycled(const NumberField& field, Button button)
{
    std::vector<int> order{blank};
    if (field.orUnknown)
        order.push_back(question);
    for (int number = field.min; number <= field.max; ++number)
        order.push_back(number);
    if (field.slot == 0)
        order.insert(order.end(), field.further.begin(), field.further.end());
    const auto at = std::ranges::find(order, field.value);
    if (at == order.end()) // a number that cannot be typed here
        return blank;
    const auto index = static_cast<std::size_t>(at - order.begin());
    return order[(index + (button == Button::Primary ? 1 : order.size() - 1)) % order.size()];
}

namespace {

/// Does a mark stand there instead of a number, which a click puts at once?
bool takesMark(const Desk& desk, Place place)
{
    const Clue* clue = isVertex(place) ? desk.genre().clue(Clue::VertexNumber)
                       : isEdge(place) ? desk.genre().clue(Clue::EdgeNumber)
                                       : nullptr;
    return desk.mode == Mode::Edit && clue != nullptr && clue->look > Clue::Circles;
}

} // namespace

bool clickNumber(Desk& desk, Spot at, Button button)
{
    const auto place = numberPlace(desk, at);
    if (!place)
        return false;
    const int slot = slotUnder(desk, *place, at);
    const bool wasThere = desk.cursor.place == *place && desk.cursor.slot == slot;
    desk.cursor = {*place, slot, true};
    if (!wasThere && !takesMark(desk, *place))
        return true;
    if (const auto field = fieldAt(desk, *place, slot))
        write(desk, *field, cycled(*field, button));
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

bool letterClueKeys(Desk& desk, const KeyPress& press)
{
    constexpr int alphabet = 26;
    const Clue* clue = numberClue(desk.genre());
    if (clue == nullptr || !clue->letters)
        return false;
    if (clue->look == Clue::Colours && digitOf(press) >= 0)
        return false; // figures stand for colours too
    if (press.key < Qt::Key_A || press.key > Qt::Key_Z || !isHeld(press, Qt::NoModifier))
        return digitOf(press) >= 0;
    const auto field = fieldAt(desk, desk.cursor.place, 0);
    const int letter = press.key - Qt::Key_A + 1;
    const int second = field && letter + alphabet <= field->max ? letter + alphabet : blank;
    if (field && letter <= field->max)
        write(desk, *field, field->value == letter ? second : field->value == letter + alphabet ? blank : letter);
    return true;
}

bool candidateKeys(Desk& desk, const KeyPress& press)
{
    return desk.tool == ToolId::Number && numberKeys(desk, press);
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
