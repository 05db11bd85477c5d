// Compasses of the author: up to four numbers in a cell, one for each direction.
#pragma once

#include "editor/ui/tools/desk.h"

namespace tokisuji {

/// The first press puts the cursor there, the next one makes a compass, then each goes to the number nearest the
/// pointer; Secondary takes the compass away.
[[nodiscard]] bool pressCompass(Desk& desk, Spot at, Button button);
/// Q makes or takes a compass; Shift alone goes on to the next number; digits, Backspace, "-" and Space write it.
[[nodiscard]] bool compassKeys(Desk& desk, const KeyPress& press);
/// Takes the compass of a cell away, with its numbers.
void removeCompass(Desk& desk, Place cell);
/// Where the number of a cursor's slot stands, from the centre of its cell, in cells: on a side of a compass, else in a
/// corner.
[[nodiscard]] Spot slotSpot(const Genre&, int slot);

} // namespace tokisuji
