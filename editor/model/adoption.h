// Adoption: what the solver knows as marks on the board, in one edit that can be undone like any other.
#pragma once

#include "engine/board/edit.h"

namespace tokisuji {

struct Adoption {
    Edit edit;        ///< of answer layers only
    int adopted = 0;  ///< marks that are added
    int replaced = 0; ///< marks of the author that differed
};

/// Do the author's marks say what a solution says, and no more? Nothing and "nothing here" are the same.
[[nodiscard]] bool showsSolution(const Board& board, const Board& solution);
/// Every determined mark, including "nothing here". Requires boards of one genre and size.
[[nodiscard]] Adoption adoptDetermined(const Board& board, const Board& determined);
/// The lines, shaded cells and numbers of a solution. Dots and crosses that agree with it stay, none are added.
[[nodiscard]] Adoption adoptSolution(const Board& board, const Board& solution);

} // namespace tokisuji
