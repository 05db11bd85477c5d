// Words about clues outside the grid.
#pragma once

#include "engine/board/board.h"
#include "engine/rules/rules.h"
#include "engine/rules/words/numbers.h"

namespace tokisuji {

/// A number outside the grid and the cells of its line, seen from there.
struct OutsideClue {
    Place slot;
    int number;
    std::vector<Place> line;
};
/// The numbers next to the grid, those that stand there.
[[nodiscard]] std::vector<OutsideClue> outsideNumbers(const Board&);

/// The numbers of a line's slots in the order in which its cells are read.
struct OutsideList {
    Place slot; ///< next to the grid
    std::vector<int> numbers;
    std::vector<Place> line; ///< from the left or from the top
};
/// For every column and every row; blank slots are passed over.
[[nodiscard]] std::vector<OutsideList> outsideLists(const Board&);

/// For each number of a line, "it is larger than all before it"; a cell with "?" is not seen and hides nothing.
[[nodiscard]] std::vector<Lit> visible(Rules&, const Digits&, const std::vector<Place>& line);

} // namespace tokisuji
