// General ways to begin and to change a draft, for every genre whose method has none of its own.
#pragma once

#include "engine/board/edit.h"
#include "engine/generate/draft.h"

#include <optional>

namespace tokisuji {

/// The first draft of an attempt.
[[nodiscard]] std::optional<Draft> beginDraft(const SearchContext&);
/// A draft near one that leaves answers open.
[[nodiscard]] std::optional<Draft> changeDraft(const Draft&, const Reading&, const SearchContext&);

// --- pieces of these, for methods ---
/// Rooms and clues "?" as the recipe's fields say.
[[nodiscard]] std::optional<Board> generalSkeleton(const SearchContext&);
/// Wishes for a share of the answers, drawn at random.
[[nodiscard]] std::vector<Wish> randomWishes(const Board& skeleton, const SearchContext&);
/// A loop that winds over the board.
[[nodiscard]] std::vector<Wish> windingLoopOnCells(const Board& skeleton, const SearchContext&);
[[nodiscard]] std::vector<Wish> windingLoopOnLattice(const Board& skeleton, const SearchContext&);
/// One of the open answers' places, as the nearest cell.
[[nodiscard]] Place openCell(const Reading&, const SearchContext&);
/// The marks of a solution, those near a cell last and at random.
[[nodiscard]] std::vector<Wish> wishesAwayFrom(const Board& solution, Place cell, int radius, Random&);
/// Other marks near what is open, on the same board with nothing given.
[[nodiscard]] std::optional<Draft> changeMarks(const Draft&, const Reading&, const SearchContext&);
/// A draft in these rooms, its solution near the wishes.
using DraftNear = std::optional<Draft> (*)(const Board& skeleton, std::vector<Wish>, const SearchContext&);
/// A solution with other marks near what is open in this share of cases; otherwise a cell goes to another room.
[[nodiscard]] std::optional<Draft> changeMarksOrRooms(const Draft&, const Reading&, const SearchContext&,
                                                      double marksShare, DraftNear);
/// Clues come with all their images or not at all: takes those away of which an image is missing.
void takeLoneClues(Board& full, const SearchContext&);
/// Taking away the clues of each orbit, or their values where the clues themselves shape the puzzle.
[[nodiscard]] std::vector<Edit> clueReductions(const Board& full, const SearchContext&);
/// Taking away all that stands in a cell (numbers, arrow, colour), orbit by orbit.
[[nodiscard]] std::vector<Edit> cellReductions(const Board& full, const SearchContext&);
/// Taking away one layer's values at these places, orbit by orbit.
[[nodiscard]] std::vector<Edit> reductionsAt(const Board& full, Layer, const std::vector<Place>&, const SearchContext&);
/// For puzzles of which nothing can be taken away.
[[nodiscard]] std::vector<Edit> reduceNothing(const Board& full, const SearchContext&);
/// Where clues cannot go: their values become "?", if that is to taste.
[[nodiscard]] std::optional<Edit> weakened(const Edit& reduction, const Board&, const SearchContext&);
/// Labels (letters, numbers of pairs) in the order in which they are read first: 1, 2 ..; "?" stays.
void labelsAsRead(Board&);
/// A blank board with the size, flags and setup that are asked for.
[[nodiscard]] Board blankBoard(const Genre&, const GenerateOptions&);

} // namespace tokisuji
