// Kana: letters of the author, typed in Latin letters as one types Japanese.
#pragma once

#include "editor/ui/tools/desk.h"

namespace tokisuji {

/// Brings the cursor to a cell; there already, letters go on downwards instead of to the right, or back.
[[nodiscard]] bool clickKana(Desk& desk, Spot at, Button button);
/// A consonant, which may be of two letters or followed by y, and a vowel; nn or 2 is the n that stands alone, "-" and
/// 1 the long sound. The cursor goes on to the next cell, Backspace comes back, Enter changes the direction.
[[nodiscard]] bool kanaKeys(Desk& desk, const KeyPress& press);

} // namespace tokisuji
