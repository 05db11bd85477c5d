// Selection: a rectangle of cells that the author chose, and what mouse and keys do with it.
#pragma once

#include "engine/board/area.h"
#include "engine/board/edit.h"

#include <memory>

namespace tokisuji {

struct Desk;
struct Genre;
struct KeyPress;
class Stroke;
struct Spot;
enum class Button : std::uint8_t;

/// From the cell where it began to the one that was reached last; keys go on from there.
struct Selection {
    Place anchor;
    Place head;

    [[nodiscard]] CellArea area() const { return areaBetween(anchor, head); }
    friend bool operator==(const Selection&, const Selection&) = default;
};

/// Can areas be selected? Only where the clues lie on the board as they are.
[[nodiscard]] bool takesSelection(const Genre& genre);
void select(Desk& desk, const Selection& selection);

/// Drags out a rectangle; within the selection, drags its clues elsewhere.
[[nodiscard]] std::unique_ptr<Stroke> beginSelect(Desk& desk, Spot at, Button button);
/// Shift+arrow selects, where it does not point an arrow, and Ctrl+Shift+arrow everywhere; Alt+arrow moves what is
/// selected, Delete and Backspace erase it, an arrow alone leaves it.
[[nodiscard]] bool selectionKeys(Desk& desk, const KeyPress& press);

/// Takes the clues of an area away. Borders on its frame are those of its neighbours too: they stay.
void clearArea(Desk& desk, const CellArea& area);
/// Puts a block there instead of what stands there; borders on its frame are added. Requires that it is within the
/// board.
void putBlock(Desk& desk, const Board& block, Place first);
void moveArea(Desk& desk, const CellArea& from, Place to);
/// Turned about its upper left cell, moved as far as it must be to stay on the board, and then the selection. False:
/// the board is too small.
[[nodiscard]] bool turnArea(Desk& desk, const CellArea& area, Transform::Kind kind);

} // namespace tokisuji
