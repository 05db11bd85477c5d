// General ways to begin and to change a draft, for every genre whose recipe has none of its own.
#pragma once

#include "engine/board/edit.h"
#include "engine/generate/draft.h"

#include <optional>

namespace tokisuji {

/// The first draft of an attempt.
[[nodiscard]] std::optional<Draft> beginDraft(const Workshop&);
/// A draft near one that leaves answers open.
[[nodiscard]] std::optional<Draft> changeDraft(const Draft&, const Reading&, const Workshop&);

// --- pieces of these, for recipes ---
/// Rooms and clues "?" as the recipe's fields say.
[[nodiscard]] std::optional<Board> laySkeleton(const Workshop&);
/// Wishes for a share of the answers, drawn at random.
[[nodiscard]] std::vector<Wish> dreamAtRandom(const Board& skeleton, const Workshop&);
/// One of the open answers' places, as the nearest cell.
[[nodiscard]] Place openCell(const Reading&, const Workshop&);
/// The marks of a solution, those near a cell last and at random.
[[nodiscard]] std::vector<Wish> wishesAwayFrom(const Board& solution, Place cell, int radius, Random&);
/// Taking away the clues of each orbit, or their values where the clues themselves shape the puzzle.
[[nodiscard]] std::vector<Edit> clueReductions(const Board& full, const Workshop&);
/// Taking away all that stands in a cell (numbers, arrow, colour), orbit by orbit.
[[nodiscard]] std::vector<Edit> cellReductions(const Board& full, const Workshop&);
/// Where clues cannot go: their values become "?", if that is to taste.
[[nodiscard]] std::optional<Edit> weakened(const Edit& reduction, const Board&, const Workshop&);
/// A blank board with the size, flags and setup that are asked for.
[[nodiscard]] Board blankBoard(const Genre&, const GenerateOptions&);

} // namespace tokisuji
