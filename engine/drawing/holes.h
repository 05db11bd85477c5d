// Holes: where a puzzle is not settled yet, as cells to hatch, to number and to list.
#pragma once

#include "engine/solve/verdict.h"

#include <vector>

namespace tokisuji {

/// Cells in which two answers of the same board differ: for a loop along the grid those that lie inside of one and
/// outside of the other, otherwise those with another mark in them or on one of their edges.
[[nodiscard]] std::vector<Place> differingCells(const Board& a, const Board& b);
/// Cells where marks are not determined: for a loop along the grid those of which it isn't known on which side of the
/// loop they lie, otherwise those with an open mark in them or on one of their edges.
[[nodiscard]] std::vector<Place> undeterminedCells(const Board& determined);

/// Cells that touch by a side or a corner merged, largest group first, equal ones in reading order.
[[nodiscard]] std::vector<std::vector<Place>> mergedRegions(const Grid&, const std::vector<Place>& cells);

enum class HoleKind : std::uint8_t {
    Undetermined, ///< known as soon as Verdict::determinedComplete; of an open board, where something is missing
    Differing,    ///< between the solution and an alternative
};
/// The holes of a verdict, numbered on the board and in the panel in this order; none where it doesn't know them.
[[nodiscard]] std::vector<std::vector<Place>> holeRegions(const Verdict&, HoleKind, std::size_t alternative = 0);
/// For each region how many answers of the puzzle that touch it are not determined / differ.
[[nodiscard]] std::vector<int> openAnswers(const Verdict&, HoleKind, const std::vector<std::vector<Place>>& regions,
                                           std::size_t alternative = 0);

} // namespace tokisuji
