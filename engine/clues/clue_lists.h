// Clue lists: clues of several numbers, in a cell or beside a line.
#pragma once

#include "engine/clues/clue_families.h"
#include "engine/genre/genre.h"

namespace tokisuji {

/// The lists that could stand in a cell, as the lengths of runs among the cells round it (or of the line's stretches);
/// of several numbers some may be "?".
[[nodiscard]] std::vector<std::vector<int>> listsRound(const Board&, Place cell);
[[nodiscard]] ClueOption listOption(const Board&, Place cell, const std::vector<int>& list);

/// The lists of the lengths of runs in a line of so many cells, the empty one among them.
[[nodiscard]] std::vector<std::vector<int>> listsOfLine(int length);
/// A list beside a line; `slot` is the one next to the grid.
[[nodiscard]] ClueOption lineOption(const Board&, Place slot, const std::vector<int>& list);
/// The list that a solution gives to the line.
[[nodiscard]] ReadClue lineClueIn(const Board&, Place slot, const Board& solution);

} // namespace tokisuji
