// Atom text: statements of a trace and the places they refer to, in words.
#pragma once

#include "engine/board/board.h"
#include "engine/trace/trace.h"

#include <QString>

#include <vector>

namespace tokisuji {

/// As placeName(), with a word before lattice points.
[[nodiscard]] QString placeText(Place place);
/// "R3C5–R3C8" for a bridge from island to island, else as placeText().
[[nodiscard]] QString answerPlaceText(AnswerPlace answer, const Board& board);
/// "R1C1, R1C2, R1C3 … (12)".
[[nodiscard]] QString placesText(const std::vector<Place>& places);

/// "R3C5–R3C8 two bridges", "R2C1 shaded", "R1C1 is not 5".
[[nodiscard]] QString atomText(const Atom& atom, const Board& board);
/// Several of them; those that say the same of different places are combined: "R1C1, R2C2 shaded". What goes beyond a
/// few places is counted.
[[nodiscard]] QString atomsText(const std::vector<Atom>& atoms, const Board& board);
/// "Assume no bridge at R3C3–R3C5".
[[nodiscard]] QString assumptionText(const Atom& hypothesis, const Board& board);
/// "Without a bridge at R3C3–R3C5": how a sentence begins that says what would happen.
[[nodiscard]] QString supposedText(const Atom& hypothesis, const Board& board);
/// "With or without a bridge at R3C3–R3C5": of two cases that are all there are, one of which is the hypothesis.
[[nodiscard]] QString eitherWayText(const Atom& hypothesis, const Board& board);

} // namespace tokisuji
