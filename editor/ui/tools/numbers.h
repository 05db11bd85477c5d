// Numbers: typed digit by digit or cycled by clicks; the author's clues and the solver's digits alike.
#pragma once

#include "editor/ui/tools/desk.h"

#include <optional>
#include <vector>

namespace tokisuji {

/// Where a number can stand, and which ones.
struct NumberField {
    Layer layer = Layer::Number;
    Place place; ///< for a room: its top cell
    int slot = 0;
    int min = 0;
    int max = 0;
    bool orUnknown = false;
    std::vector<int> further{};  ///< what comes after the numbers when clicks count up
    int value = blank;           ///< what stands there
    Place formerly = wholeBoard; ///< a room's number that does not stand in the top cell yet
};
/// The field that a place stands for, in the mode at work; none where nothing can be written.
[[nodiscard]] std::optional<NumberField> fieldAt(const Desk& desk, Place place, int slot);
/// That of the cell under the pointer; none beyond the board.
[[nodiscard]] std::optional<NumberField> fieldUnder(const Desk& desk, Spot at);
void write(Desk& desk, const NumberField& field, int value);

/// The value after another one (Secondary: before it) in the order blank, "?", min ... max, further ones.
[[nodiscard]] int cycled(const NumberField& field, Button button);

/// The first click puts the cursor there, a click on the cursor cycles: blank, "?", min ... max; Secondary in reverse.
[[nodiscard]] bool clickNumber(Desk& desk, Spot at, Button button);
/// Digits, "-", and the erasing keys; Shift alone moves between a cell and its four corners.
[[nodiscard]] bool numberKeys(Desk& desk, const KeyPress& press);
/// As numberKeys, while the number tool is at work: for candidates beside a shading.
[[nodiscard]] bool candidateKeys(Desk& desk, const KeyPress& press);
/// Letters where numbers are drawn as letters: the same one again is the small one, then none. Digits mean nothing
/// there.
[[nodiscard]] bool letterClueKeys(Desk& desk, const KeyPress& press);
/// 1 white, 2 black, "-" unknown; the same again clears.
[[nodiscard]] bool pearlKeys(Desk& desk, const KeyPress& press);
/// Writes one fixed value (that of the tool) into every cell passed, or takes it away.
[[nodiscard]] std::unique_ptr<Stroke> beginPaintClue(Desk& desk, Spot at, Button button);

} // namespace tokisuji
