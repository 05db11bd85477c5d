// Block summary: edits of several clues that are one thing to say: clues moved or turned, erased, entered with their
// images, or the whole board shifted.
#pragma once

#include "editor/model/edit_summary.h"

#include <optional>

namespace tokisuji {

/// Nothing where an edit is none of these. Requires an edit of more than one clue, or a structural one.
[[nodiscard]] std::optional<EditSummary> blockSummaryOf(const Edit&, const Board& after);
/// The other places are images of the first one in a symmetry of the board.
[[nodiscard]] bool areImages(const std::vector<Place>& places, Size board);

} // namespace tokisuji
