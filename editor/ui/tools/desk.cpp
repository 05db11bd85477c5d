// The habits of a genre are derived from its rules, so that a genre's page need not say them twice.
#include "editor/ui/tools/desk.h"

#include "engine/board/rooms.h"

#include <algorithm>
#include <array>

namespace tokisuji {

namespace {

Place middleCell(const Grid& grid)
{
    return grid.place(PlaceKind::Cell, grid.count(PlaceKind::Cell) / 2);
}

/// Do the rules keep the cell free of marks, as their families say?
bool keepsFree(const Genre& genre, const Board& board, Place cell)
{
    const Rules rules = genre.rulesOf(board);
    return std::ranges::any_of(rules.instances(),
                               [&](const Instance& i) { return i.role() == Role::KeepsFree && i.anchor == cell; });
}

std::vector<int> barredTerrainsOf(const Genre& genre)
{
    std::vector<int> barred;
    const Clue* clue = genre.clue(Clue::Terrains);
    if (genre.clue(Clue::SumPair) != nullptr)
        barred.push_back(static_cast<int>(Terrain::Wall));
    if (clue == nullptr)
        return barred;
    Board board = genre.makeBoard({3, 3});
    const Place middle = middleCell(board.grid());
    for (const Terrain terrain : clue->terrains) {
        board.set(Layer::Terrain, middle, static_cast<int>(terrain));
        if (terrain == Terrain::Hole || keepsFree(genre, board, middle))
            barred.push_back(static_cast<int>(terrain));
    }
    return barred;
}

/// The signs of the author, "?" too, that keep their cell free of marks.
std::vector<int> barredSignsOf(const Genre& genre, const std::string& flags)
{
    std::vector<int> barred;
    const Clue* clue = genre.clue(Clue::Sign);
    Board board = genre.makeBoard({3, 3}, flags);
    if (clue == nullptr || !clue->unknownIsOwn)
        return barred;
    const Place middle = middleCell(board.grid());
    for (int sign = clue->min; sign <= clue->max(board) + 1; ++sign) {
        board.set(Layer::Number, middle, sign > clue->max(board) ? question : sign);
        if (keepsFree(genre, board, middle))
            barred.push_back(board.at(Layer::Number, middle));
    }
    return barred;
}

/// Do the rules keep a cell free of marks as soon as a clue stands there?
bool keepsCluesFree(const Genre& genre, const std::string& flags)
{
    const Clue* sign = genre.clue(Clue::Sign);
    Board board = genre.makeBoard({3, 3}, flags);
    if (sign != nullptr && sign->unknownIsOwn)
        return std::ssize(barredSignsOf(genre, flags)) == sign->max(board) - sign->min + 2;
    const Place middle = middleCell(board.grid());
    if (!board.has(Layer::Number))
        return false;
    const auto numbered =
        std::ranges::find_if(genre.clues, [](const Clue& clue) { return static_cast<bool>(clue.max); });
    board.set(Layer::Number, middle, numbered == genre.clues.end() || numbered->orUnknown ? question : numbered->min);
    return keepsFree(genre, board, middle);
}

} // namespace

Habits habitsOf(const Genre& genre, const std::string& flags)
{
    const Rules rules = genre.rulesOf(genre.makeBoard({3, 3}));
    const auto asksFor = [&](Role role) {
        return std::ranges::any_of(rules.instances(), [&](const Instance& i) { return i.role() == role; });
    };
    return {&genre,
            flags,
            keepsCluesFree(genre, flags),
            genre.has(Mark::Shade) && asksFor(Role::Adjacency),
            asksFor(Role::Dominoes),
            asksFor(Role::WholeTiles),
            barredTerrainsOf(genre),
            barredSignsOf(genre, flags)};
}

bool Desk::isOn(Layer layer, Place place) const
{
    return board().has(layer) && board().grid().contains(placesOf(layer), place);
}

bool Desk::isGround(Place place) const
{
    if (isEdge(place))
        return std::ranges::all_of(cellsBeside(place), [&](Place cell) { return isGround(cell); });
    return !isOn(Layer::Terrain, place)
           || std::ranges::find(habits.barredTerrains, at(Layer::Terrain, place)) == habits.barredTerrains.end();
}

bool Desk::takesMarks(Place place) const
{
    const auto isFree = [&](Place cell) {
        if (!isGround(cell))
            return false;
        const bool hasArrow =
            genre().clue(Clue::PlainArrow) != nullptr && isOn(Layer::Arrow, cell) && at(Layer::Arrow, cell) > 0;
        if (hasArrow && habits.clueCellsStayFree)
            return false;
        if (!isOn(Layer::Number, cell) || at(Layer::Number, cell) == blank)
            return true;
        const bool isBarred =
            std::ranges::find(habits.barredSigns, at(Layer::Number, cell)) != habits.barredSigns.end();
        return !habits.clueCellsStayFree && !isBarred;
    };
    return isEdge(place) ? std::ranges::all_of(cellsBeside(place), isFree) : isFree(place);
}

std::vector<Place> Desk::shadedWith(Place cell) const
{
    if (habits.shadesTiles)
        for (const Room& tile : tiles(board()))
            if (std::ranges::binary_search(tile.cells, cell))
                return tile.cells;
    return {cell};
}

void Desk::noteTyped(Place place, int slot, bool goesOn)
{
    typedAt = place;
    typedSlot = slot;
    typed = true;
    typedOn = goesOn;
}

void Desk::apply(const Edit& done)
{
    for (const EditStep& step : done.steps)
        if (const auto* change = std::get_if<Change>(&step))
            edit.set(change->layer, change->place, change->after);
        else if (const auto* given = std::get_if<SetupChange>(&step))
            edit.setSetup(given->after);
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

std::optional<int> markOf(const KeyPress& press)
{
    struct MarkKey {
        int key;
        Qt::KeyboardModifiers held;
        int mark;
    };
    static const std::array table{
        MarkKey{Qt::Key_1, Qt::NoModifier, 1},      MarkKey{Qt::Key_2, Qt::NoModifier, 0},
        MarkKey{Qt::Key_Q, Qt::NoModifier, 1},      MarkKey{Qt::Key_W, Qt::NoModifier, 0},
        MarkKey{Qt::Key_Return, Qt::NoModifier, 1}, MarkKey{Qt::Key_Return, Qt::ShiftModifier, 0},
        MarkKey{Qt::Key_Enter, Qt::NoModifier, 1},  MarkKey{Qt::Key_Enter, Qt::ShiftModifier, 0},
    };
    const auto row = std::ranges::find_if(
        table, [&](const MarkKey& meaning) { return press.key == meaning.key && isHeld(press, meaning.held); });
    return row != table.end() ? std::optional(row->mark) : std::nullopt;
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
