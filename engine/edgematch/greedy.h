// Greedy: the baseline to compare with. Cell by cell in the order of reading, the piece is laid that matches most of
// what lies there already; nothing is ever taken back.
#pragma once

#include "engine/edgematch/arrangement.h"

namespace tokisuji {

/// Every piece laid. Sides on the frame count as matching too, and a piece whose border sides go with its cell comes
/// before one whose do not; of equally good ones the first is taken. Pinned pieces stay in their cells.
/// Requires a board whose set goes with its size.
[[nodiscard]] Arrangement layGreedily(const Board&, MarkUse = MarkUse::Ignore);

} // namespace tokisuji
