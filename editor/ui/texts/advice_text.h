// Advice text: changes of clues as they are offered.
#pragma once

#include "editor/model/live_advisor.h"

#include <QString>
#include <QStringList>

namespace tokisuji {

/// "Add 3 at R4C5", "R7C6: 3 → 2", "Remove 3 at R7C6".
[[nodiscard]] QString changeText(const Board& board, const ClueOption& option);
/// "3 at R4C5": the clue that an option puts.
[[nodiscard]] QString optionText(const Board& board, const ClueOption& option);
/// What the survey says of one place, each a phrase: "unique with 3", "several with 1 (190 / 220), 2 (44 / 220)".
[[nodiscard]] QStringList whatIfFacts(const Board& board, const WhatIfReport& report, Place place);
/// "offered: Add 3 at R4C5, Unique": said of the places that the change touches, of other ones nothing.
[[nodiscard]] QStringList offerFacts(const Board& board, const ClueOption& option, Status status, Place place);
/// "190 / 220".
[[nodiscard]] QString shareText(int determined, int total);
/// How far the search for repairs has come, and what it has found.
[[nodiscard]] QString repairsNote(const RepairReport& report, Status of);
/// What is to be said below the repairs, or instead of them; empty: nothing.
[[nodiscard]] QString repairsHint(const RepairReport& report, Status of, bool isRunning);
/// The same of idle clues.
[[nodiscard]] QString idleNote(const IdleReport& report);
[[nodiscard]] QString idleHint(const IdleReport& report, bool isRunning);
/// "not needed", "? is enough".
[[nodiscard]] QString idleText(const IdleClue& clue);
/// "R4C5: 3 in A · 2 in B".
[[nodiscard]] QString tellingText(const Board& board, const TellingPlace& place);
/// "7 places".
[[nodiscard]] QString placesNote(int count);
/// "252 tried · 0.4 s".
[[nodiscard]] QString whatIfNote(const WhatIfReport& report, double ms, bool isRunning);

} // namespace tokisuji
