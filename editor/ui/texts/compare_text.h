// Compare text: the differences of two states in words.
#pragma once

#include "engine/drawing/compare_drawing.h"

#include <QString>

namespace tokisuji {

/// "1 at R2C4", "R4C9: 3 → 1", "line at R1C2–R1C3 and 3 more places". The boards that the difference is between:
/// those with what is determined for a difference of determined marks.
[[nodiscard]] QString differenceText(const BoardDifference& difference, const Board& a, const Board& b);
/// "only A", "only B", "" for what changed.
[[nodiscard]] QString differenceNote(BoardDifference::How how);
/// "−5 · +9 · ≠1"
[[nodiscard]] QString differenceCounts(int onlyA, int onlyB, int changed);

} // namespace tokisuji
