// Pieces of an edge-matching board: laid from the hand, dragged to another cell, turned, pinned.
#pragma once

#include "editor/ui/tools/desk.h"

namespace tokisuji {

/// Drags the piece under the pointer to another cell; what lies there comes back.
[[nodiscard]] std::unique_ptr<Stroke> beginMovePiece(Desk& desk, Spot at, Button button);
/// Lays the piece in hand; without one puts the cursor on the side that was clicked.
[[nodiscard]] bool clickPiece(Desk& desk, Spot at, Button button);
/// Rotates the piece; removes it if pieces may not be rotated.
[[nodiscard]] bool clickTurnPiece(Desk& desk, Spot at, Button button);
/// Pins the piece, or removes its pin.
[[nodiscard]] bool pressPin(Desk& desk, Spot at, Button button);
/// R and Shift+R turn, Enter lays the piece in hand, Delete and Backspace take off.
[[nodiscard]] bool pieceKeys(Desk& desk, const KeyPress& press);
/// P pins or unpins.
[[nodiscard]] bool pinKeys(Desk& desk, const KeyPress& press);
/// Digits are the number of the piece to be laid.
[[nodiscard]] bool pieceNumberKeys(Desk& desk, const KeyPress& press);
/// Removes the piece; the author also removes the pin.
void erasePiece(Desk& desk, Place cell);

} // namespace tokisuji
