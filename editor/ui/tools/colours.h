// Colours: white and black circles, grey, white and black cells of clues. A cell without a clue gets one with only a
// colour.
#pragma once

#include "editor/ui/tools/desk.h"

namespace tokisuji {

/// Press or drag: the next colour of the first cell for all cells passed; a new clue begins with the first colour.
[[nodiscard]] std::unique_ptr<Stroke> beginColour(Desk& desk, Spot at, Button button);
/// A press away from the cursor: the next colour of the clue there, nothing where there is none.
[[nodiscard]] bool pressColour(Desk& desk, Spot at, Button button);
/// The same where there are many colours: a click on the cursor goes on to the next clue, all colours of one number
/// first.
[[nodiscard]] bool clickColourNumber(Desk& desk, Spot at, Button button);
/// q the next colour, g grey, w white, b black.
[[nodiscard]] bool colourKeys(Desk& desk, const KeyPress& press);
/// q a z white, w s x black, e d c nothing. With many colours the columns of letters are those; the same again takes
/// the colour away, and "-" that of a "?".
[[nodiscard]] bool circleKeys(Desk& desk, const KeyPress& press);

} // namespace tokisuji
