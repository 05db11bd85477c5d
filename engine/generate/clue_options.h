// Clue options: which clues could stand at a place, and which of them hold in a solution.
#pragma once

#include "engine/board/edit.h"

#include <span>
#include <vector>

namespace tokisuji {

/// One clue at one place, with the edit of the board that puts it there (in the place of the one that stands there).
struct ClueOption {
    Place place;
    int value = blank; ///< `question` is one too; `blank`: no clue
    Dir direction = Dir::None;
    Edit edit;
    friend bool operator==(const ClueOption&, const ClueOption&) = default;
};

/// Where a clue with a number or a sign of its own may stand: cells, lattice points, places outside the grid, the top
/// cells of rooms; in the order of the genre's clues, then in reading order.
[[nodiscard]] std::vector<Place> cluePlaces(const Board&);
[[nodiscard]] bool hasClue(const Board&, Place);

/// Every clue other than the present one that could stand at a place: values of a narrow range all, of a wide range
/// those that hold in one of the solutions. Neither "?" nor no clue at all.
[[nodiscard]] std::vector<ClueOption> clueOptions(const Board&, Place, std::span<const Board> solutions);
/// Nothing at the place, or "?" in place of its value. An empty edit where that is so already or cannot be.
[[nodiscard]] ClueOption withoutClue(const Board&, Place);
[[nodiscard]] ClueOption unknownClue(const Board&, Place);

/// The board with the option.
[[nodiscard]] Board with(const Board&, const ClueOption&);
/// Is this solution of another board also one of the board with the option?
[[nodiscard]] bool holdsIn(const Board& withOption, const Board& solution);

} // namespace tokisuji
