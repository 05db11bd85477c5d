// PieceSummary: what an edit did to the pieces of an edge-matching board. Only its changes of layers and of the set
// together say that.
#pragma once

#include "editor/model/edit_summary.h"

#include <optional>

namespace tokisuji {

/// nullopt for other kinds of puzzles, and for edits without words of their own; summaryOf() then says what it can.
[[nodiscard]] std::optional<EditSummary> pieceSummary(const Edit&, const Board& after);

} // namespace tokisuji
