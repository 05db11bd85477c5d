#include "editor/ui/tools/poles.h"

#include "editor/ui/tools/numbers.h"
#include "engine/board/rooms.h"

#include <algorithm>
#include <array>
#include <optional>

namespace tokisuji {

namespace {

constexpr int noPole = 0, plus = 1, minus = 2, somePole = 1;

bool hasPoles(const Genre& genre)
{
    return genre.has(Mark::Sign) && genre.signs == SignStyle::Poles;
}

bool isOnDark(Place cell)
{
    return ((column(cell) + row(cell)) & 1) != 0;
}

/// The other cell of a region of two.
std::optional<Place> partnerOf(const Board& board, Place cell)
{
    for (const Room& room : roomsBetweenHoles(board))
        if (room.cells.size() == 2 && std::ranges::find(room.cells, cell) != room.cells.end())
            return room.cells[room.cells[0] == cell ? 1 : 0];
    return std::nullopt;
}

bool takesPole(const Desk& desk, Place cell)
{
    return desk.board().grid().hasCell(cell) && fieldAt(desk, cell, 0).has_value();
}

int otherPole(int pole)
{
    return pole == plus ? minus : pole == minus ? plus : pole;
}

/// The circle for "some pole", in both cells of the region.
void toggleSome(Desk& desk, Place cell)
{
    const int some = desk.at(Layer::Tint, cell) == somePole ? blank : somePole;
    setPole(desk, cell, blank);
    desk.set(Layer::Tint, cell, some);
    if (const auto partner = partnerOf(desk.board(), cell); partner && takesPole(desk, *partner))
        desk.set(Layer::Tint, *partner, some);
}

class PoleStroke : public Stroke {
public:
    PoleStroke(Place first, int value, bool alternates) : m_first(first), m_value(value), m_alternates(alternates) {}

    void move(Desk& desk, Spot at) override
    {
        const Place cell = cellUnder(at);
        if (cell == m_last || !takesPole(desk, cell))
            return;
        m_last = cell;
        setPole(desk, cell, m_alternates && isOnDark(cell) != isOnDark(m_first) ? otherPole(m_value) : m_value);
        desk.hideCursor();
        act();
    }

private:
    Place m_first;
    Place m_last = wholeBoard;
    int m_value;
    bool m_alternates;
};

} // namespace

void setPole(Desk& desk, Place cell, int value)
{
    const auto put = [&](Place place, int pole) {
        desk.set(Layer::Digit, place, pole);
        desk.set(Layer::Tint, place, blank);
    };
    put(cell, value);
    if (const auto partner = partnerOf(desk.board(), cell); partner && takesPole(desk, *partner))
        put(*partner, otherPole(value));
}

std::unique_ptr<Stroke> beginPole(Desk& desk, Spot at, Button button)
{
    const Place cell = cellUnder(at);
    if (!hasPoles(desk.genre()) || !takesPole(desk, cell))
        return nullptr;
    const int now = desk.at(Layer::Digit, cell);
    const int next = button == Button::Secondary ? (now == noPole ? blank : noPole)
                     : now == plus               ? minus
                     : now == minus              ? blank
                                                 : plus;
    const bool alternates = !desk.board().hasFlag(desk.genre().variants.front().letter);
    auto stroke = std::make_unique<PoleStroke>(cell, next, alternates);
    stroke->move(desk, at);
    return stroke;
}

bool poleKeys(Desk& desk, const KeyPress& press)
{
    constexpr std::array someKeys{Qt::Key_Q, Qt::Key_A, Qt::Key_Z, Qt::Key_O};
    constexpr std::array noneKeys{Qt::Key_W, Qt::Key_S, Qt::Key_X};
    constexpr std::array eraseLetters{Qt::Key_E, Qt::Key_D, Qt::Key_C};
    const Place cell = desk.cursor.place;
    const auto isAmongKeys = [&](const auto& keys) { return std::ranges::find(keys, press.key) != keys.end(); };
    const auto field =
        hasPoles(desk.genre()) && desk.board().grid().hasCell(cell) ? fieldAt(desk, cell, 0) : std::nullopt;
    if (!field || !isHeld(press, press.key == Qt::Key_Plus ? press.modifiers : Qt::KeyboardModifiers(Qt::NoModifier)))
        return false;
    const bool isSolved = desk.mode == Mode::Solve;
    if (isSolved && isAmongKeys(someKeys)) {
        toggleSome(desk, cell);
        return true;
    }
    const int value = press.key == Qt::Key_Plus || digitOf(press) == plus     ? plus
                      : press.key == Qt::Key_Minus || digitOf(press) == minus ? minus
                      : isSolved && isAmongKeys(noneKeys)                     ? noPole
                                                                              : blank;
    if (value == blank && !isAmongKeys(eraseLetters))
        return digitOf(press) >= 0;
    write(desk, *field, field->value == value ? blank : value);
    return true;
}

} // namespace tokisuji
