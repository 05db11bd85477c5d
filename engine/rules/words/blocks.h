// Words about blocks: equal numbers that touch belong together.
#pragma once

#include "engine/board/board.h"
#include "engine/board/place_map.h"
#include "engine/rules/rules.h"

namespace tokisuji {

/// How many cells the blocks of the given numbers leave at most: equal numbers that are too far apart for one block
/// need a block each.
[[nodiscard]] int roomForOthers(const Board&);
/// The answer layer Digit: a number 1..`largest` in every cell, the given ones too, so that every block of equal
/// numbers has as many cells as its number says. A "?" is a cell like any other. On boards of thousands of cells
/// answers with large numbers are left out; in the short wording, for rules that ask no more of numbers, they stand as
/// one. Families filled and block-size.
[[nodiscard]] PlaceMap<NumberVar> blockNumbers(Rules&, const Board&, int largest, Wording = Wording::Full);

} // namespace tokisuji
