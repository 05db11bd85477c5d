// Finished clues: clues whose rules are met by the marks on the board, and which leave every place that they still
// speak of no choice but to stay empty.
#pragma once

#include "engine/board/board.h"
#include "engine/sat/halt.h"

#include <vector>

namespace tokisuji {

/// A place without a mark.
struct OpenMark {
    Layer layer;
    Place place;
    friend auto operator<=>(const OpenMark&, const OpenMark&) = default;
};

struct FinishedClue {
    Place place;                   ///< of the clue
    std::vector<OpenMark> rest;    ///< places that it leaves empty, as far as nothing says so yet
    std::vector<OpenMark> marks{}; ///< the others that it speaks of
    friend bool operator==(const FinishedClue&, const FinishedClue&) = default;
};

/// In the order of the rules. Each clue is asked by itself: other clues and the rules of the whole board do not count,
/// nor does a solution. Clues with a rule that concerns the board as a whole (the size of a part, one loop) are left
/// out. Stopped: those that were found so far.
[[nodiscard]] std::vector<FinishedClue> finishedClues(const Board&, const Halt& = {});

} // namespace tokisuji
