// PieceSummary: what an edit did to the pieces of an edge-matching board. Its changes of layers and of the set say that
// only together.
#pragma once

#include "editor/model/edit_summary.h"

#include <optional>

namespace tokisuji {

/// nullopt for other kinds of puzzles, and where it is nothing that has words of its own; summaryOf() then says what it
/// can.
[[nodiscard]] std::optional<EditSummary> pieceSummary(const Edit&, const Board& after);

} // namespace tokisuji
