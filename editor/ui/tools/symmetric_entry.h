// Symmetric entry: what the author enters is entered at its images too.
//
// What repeats is where clues stand, and whatever has no value of its own: borders, kinds of cells, signs. An image of
// a number is "?" (where the genre has none, the same number): its value is the author's to choose, and once chosen it
// stays. A clue that is erased goes with its images.
#pragma once

#include "editor/ui/tools/entry_symmetry.h"
#include "engine/genre/genre.h"

namespace tokisuji {

struct Desk;

/// Can clues of the genre be entered so at all?
[[nodiscard]] bool takesSymmetry(const Genre& genre);
/// Adds the images of what the gesture has changed so far. Requires a symmetry that fits the board.
void enterImages(Desk& desk);

} // namespace tokisuji
