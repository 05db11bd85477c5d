// Clue options: which clues could stand at a place, and which of them hold in a solution.
#pragma once

#include "engine/board/edit.h"
#include "engine/board/layer.h"

#include <optional>
#include <span>
#include <vector>

namespace tokisuji {

/// One clue at one place, with the edit of the board that puts it there (in the place of the one that stands there).
struct ClueOption {
    Place place; ///< `wholeBoard` for what is said of the whole of it
    /// `question` is one too; `blank`: no clue; `plainMark`: what is meant is not a number (see terrain and direction).
    int value = blank;
    /// Of an arrow, the arm of a compass, the side on which a sum's cells lie, or where the room lies that a cell
    /// goes over to.
    Dir direction = Dir::None;
    Edit edit;
    std::vector<int> list{};          ///< for clues of several numbers: all of them
    std::optional<Terrain> terrain{}; ///< the colour of the clue, or the kind of cell that the place becomes
    friend bool operator==(const ClueOption&, const ClueOption&) = default;
};

/// Where a clue may stand that is changed by itself, in the order of the genre's clues, then in reading order: cells,
/// lattice points, edges, places outside the grid (of a list the one next to it), cells that speak for their room,
/// the whole board.
[[nodiscard]] std::vector<Place> cluePlaces(const Board&);
/// Does a clue stand there that could be taken away?
[[nodiscard]] bool hasClue(const Board&, Place);

/// Nothing at the place, or "?" in place of its value. An empty edit where that is so already or cannot be.
[[nodiscard]] ClueOption withoutClue(const Board&, Place);
[[nodiscard]] ClueOption unknownClue(const Board&, Place);

/// The board with the option.
[[nodiscard]] Board with(const Board&, const ClueOption&);
/// Is this solution of another board also one of the board with the option?
[[nodiscard]] bool holdsIn(const Board& withOption, const Board& solution);

} // namespace tokisuji
