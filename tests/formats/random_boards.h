// Random boards: one of any genre, with clues that its addresses can hold and marks that its files can hold.
#pragma once

#include "engine/genre/genre.h"

#include <random>

namespace tokisuji {

using Random = std::mt19937;

/// Sides of 1 to `longestSide`; square where the genre needs it.
[[nodiscard]] Board randomBoard(const Genre&, int longestSide, Random&);
/// The same with answer and helper marks.
[[nodiscard]] Board withRandomMarks(Board, Random&);
/// A number from `least` to `largest`, the same on every machine.
[[nodiscard]] int pick(int least, int largest, Random&);

} // namespace tokisuji
