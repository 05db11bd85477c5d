// The habits of a genre are read off its rules, so that a genre's page need not say them twice.
#include "editor/ui/tools/desk.h"

#include <algorithm>

namespace tokisuji {

namespace {

/// Do the rules keep a cell free of marks as soon as a clue stands there?
bool keepsCluesFree(const Genre& genre)
{
    Board board = genre.makeBoard({3, 3});
    const Place middle = cellAt(1, 1);
    if (!board.has(Layer::Number))
        return false;
    board.set(Layer::Number, middle, genre.clues.front().orUnknown ? question : genre.clues.front().min);
    const Rules rules = genre.rulesOf(board);
    return std::ranges::any_of(rules.instances(),
                               [&](const Instance& i) { return i.family == "clue-free" && i.anchor == middle; });
}

bool keepsShadesApart(const Genre& genre)
{
    if (!genre.has(Mark::Shade))
        return false;
    const Rules rules = genre.rulesOf(genre.makeBoard({3, 3}));
    return std::ranges::any_of(rules.instances(), [](const Instance& i) { return i.role == Role::Adjacency; });
}

bool keepsShadesInPairs(const Genre& genre)
{
    const Rules rules = genre.rulesOf(genre.makeBoard({3, 3}));
    return std::ranges::any_of(rules.instances(), [](const Instance& i) { return i.family == "domino"; });
}

} // namespace

Habits habitsOf(const Genre& genre)
{
    return {&genre, keepsCluesFree(genre), keepsShadesApart(genre), keepsShadesInPairs(genre)};
}

bool Desk::isOn(Layer layer, Place place) const
{
    return board().has(layer) && board().grid().contains(placesOf(layer), place);
}

bool Desk::takesMarks(Place place) const
{
    const auto isFree = [&](Place cell) {
        return !habits.clueCellsStayFree || !isOn(Layer::Number, cell) || at(Layer::Number, cell) == blank;
    };
    return isEdge(place) ? std::ranges::all_of(cellsBeside(place), isFree) : isFree(place);
}

Dir arrowOf(const KeyPress& press)
{
    switch (press.key) {
    case Qt::Key_Up:
        return Dir::Up;
    case Qt::Key_Down:
        return Dir::Down;
    case Qt::Key_Left:
        return Dir::Left;
    case Qt::Key_Right:
        return Dir::Right;
    default:
        return Dir::None;
    }
}

int digitOf(const KeyPress& press)
{
    return press.key >= Qt::Key_0 && press.key <= Qt::Key_9 && isHeld(press, Qt::NoModifier) ? press.key - Qt::Key_0
                                                                                             : -1;
}

bool isHeld(const KeyPress& press, Qt::KeyboardModifiers held)
{
    constexpr Qt::KeyboardModifiers all = Qt::ShiftModifier | Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    return (press.modifiers & all) == held;
}

bool isErase(const KeyPress& press)
{
    return isHeld(press, Qt::NoModifier)
           && (press.key == Qt::Key_Space || press.key == Qt::Key_Delete || press.key == Qt::Key_Backspace);
}

} // namespace tokisuji
