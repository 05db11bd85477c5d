#include "editor/ui/tools/pieces.h"

#include "editor/ui/tools/piece_sides.h"
#include "engine/board/edge_set_edits.h"

namespace tokisuji {

namespace {

bool isCellOf(const Desk& desk, Place place)
{
    return desk.board().grid().hasCell(place);
}

/// Follows the pointer from cell to cell: the piece is always swapped with the one under it.
class MovePiece : public Stroke {
public:
    explicit MovePiece(Place from) : m_from(from), m_at(from) {}

    void move(Desk& desk, Spot spot) override
    {
        const Place cell = cellUnder(spot);
        if (cell == m_at || !isCellOf(desk, cell))
            return;
        desk.apply(swapped(desk.board(), m_from, m_at));
        const Edit edit = swapped(desk.board(), m_from, cell);
        m_at = edit.empty() ? m_from : cell;
        desk.apply(edit);
        desk.cursor = {m_at, 0, false};
        act();
    }

private:
    Place m_from;
    Place m_at;
};

/// Lays the piece in hand. False: there is none, or it may not lie there.
bool layFromHand(Desk& desk, Place cell)
{
    const auto kind = desk.hand.piece ? edgeSetOf(desk.board()).kindOf(*desk.hand.piece) : std::nullopt;
    if (!kind)
        return false;
    const Edit edit = placed(desk.board(), cell, *kind);
    desk.apply(edit);
    return !edit.empty();
}

} // namespace

std::unique_ptr<Stroke> beginMovePiece(Desk& desk, Spot at, Button)
{
    const Place cell = cellUnder(at);
    if (!isCellOf(desk, cell) || desk.at(Layer::Digit, cell) == blank)
        return nullptr;
    return std::make_unique<MovePiece>(cell);
}

bool clickPiece(Desk& desk, Spot at, Button)
{
    const Place cell = cellUnder(at);
    if (!isCellOf(desk, cell))
        return false;
    desk.cursor = {cell, layFromHand(desk, cell) ? 0 : static_cast<int>(sideUnder(cell, at)), true};
    return true;
}

bool clickTurnPiece(Desk& desk, Spot at, Button)
{
    const Place cell = cellUnder(at);
    if (!isCellOf(desk, cell))
        return false;
    const bool isFree = desk.board().hasFlag(freePieces);
    desk.apply(isFree ? turnedAt(desk.board(), cell, 1) : takenOff(desk.board(), cell));
    return true;
}

bool pressPin(Desk& desk, Spot at, Button)
{
    const Place cell = cellUnder(at);
    if (!isCellOf(desk, cell))
        return false;
    desk.apply(pinToggled(desk.board(), cell));
    desk.cursor = {cell, 0, desk.cursor.visible};
    return true;
}

bool pieceKeys(Desk& desk, const KeyPress& press)
{
    const Place cell = desk.cursor.place;
    const bool isPlain = isHeld(press, Qt::NoModifier);
    if (press.key == Qt::Key_R && (isPlain || isHeld(press, Qt::ShiftModifier)))
        desk.apply(turnedAt(desk.board(), cell, isPlain ? 1 : -1));
    else if ((press.key == Qt::Key_Return || press.key == Qt::Key_Enter) && isPlain)
        return layFromHand(desk, cell);
    else if (isErase(press))
        desk.apply(takenOff(desk.board(), cell));
    else
        return false;
    return true;
}

bool pinKeys(Desk& desk, const KeyPress& press)
{
    if (press.key != Qt::Key_P || !isHeld(press, Qt::NoModifier))
        return false;
    desk.apply(pinToggled(desk.board(), desk.cursor.place));
    return true;
}

bool pieceNumberKeys(Desk& desk, const KeyPress& press)
{
    const int digit = digitOf(press);
    if (digit < 0)
        return false;
    const EdgeSet set = edgeSetOf(desk.board());
    const auto count = static_cast<int>(set.pieces().size());
    const Place cell = desk.cursor.place;
    const int longer = desk.typedNumber * 10 + digit;
    const int number = desk.typedAt == cell && longer < count ? longer : digit;
    if (number >= count)
        return true;
    if (const auto kind = set.kindOf(set.pieces()[static_cast<std::size_t>(number)]))
        desk.apply(placed(desk.board(), cell, *kind));
    desk.noteTyped(cell, 0, false);
    desk.typedNumber = number;
    return true;
}

void erasePiece(Desk& desk, Place cell)
{
    desk.set(Layer::Digit, cell, blank);
    if (desk.mode == Mode::Edit)
        desk.set(Layer::Number, cell, blank);
}

} // namespace tokisuji
