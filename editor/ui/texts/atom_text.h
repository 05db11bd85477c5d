// Atom text: statements of a trace in words.
#pragma once

#include "engine/board/board.h"
#include "engine/trace/trace.h"

#include <QString>

#include <vector>

namespace tokisuji {

/// As a clause: "there is no line on the right side of R5C1", "R2C1 is shaded", "R1C1 is not 5".
[[nodiscard]] QString atomText(const Atom& atom, const Board& board);
/// Several of them; those that say the same of different places are combined: "R1C1 and R2C2 are shaded". What goes
/// beyond a few places is counted.
[[nodiscard]] QString atomsText(const std::vector<Atom>& atoms, const Board& board);
/// "Assume no bridge between R3C3 and R3C5".
[[nodiscard]] QString assumptionText(const Atom& hypothesis, const Board& board);
/// "Without a bridge between R3C3 and R3C5": how a sentence begins that says what would happen.
[[nodiscard]] QString supposedText(const Atom& hypothesis, const Board& board);
/// "With or without a bridge between R3C3 and R3C5": of two cases that are all there are, one of which is the
/// hypothesis.
[[nodiscard]] QString eitherWayText(const Atom& hypothesis, const Board& board);

} // namespace tokisuji
