// Sticker summary: what an edit did to a twisty puzzle: a turn, a painted sticker, a new state.
#pragma once

#include "editor/model/edit_summary.h"

#include <optional>

namespace tokisuji {

/// Nothing where the board has no stickers. Which turn it was is found by trying all of them on the board before.
[[nodiscard]] std::optional<EditSummary> stickerSummaryOf(const Edit&, const Board& after);

} // namespace tokisuji
