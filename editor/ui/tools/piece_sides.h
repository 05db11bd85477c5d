// Sides of pieces: each side of a piece on the board can be given another colour.
#pragma once

#include "editor/ui/tools/desk.h"

namespace tokisuji {

/// The side whose triangle a spot lies in.
[[nodiscard]] Dir sideUnder(Place cell, Spot at);
/// The colour in hand for the side under the pointer and for the one that touches it.
[[nodiscard]] bool pressSide(Desk& desk, Spot at, Button button);
/// The same for this side alone.
[[nodiscard]] std::unique_ptr<Stroke> beginSideAlone(Desk& desk, Spot at, Button button);
/// Takes the colour under the pointer into the hand.
[[nodiscard]] bool pressPickColour(Desk& desk, Spot at, Button button);
/// Shift steps through the sides of the cell, Shift+arrow goes to one; digits are its colour, C gives it the colour in
/// hand.
[[nodiscard]] bool sideKeys(Desk& desk, const KeyPress& press);

} // namespace tokisuji
