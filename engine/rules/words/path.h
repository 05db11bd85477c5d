// Words about lines from cell to cell that need not close.
#pragma once

#include "engine/board/board.h"
#include "engine/rules/rules.h"

namespace tokisuji {

namespace family {

inline constexpr RuleFamily noLoop{.id = "no-loop",
                                   .name = {"no line forms a loop", "線は輪にならない"},
                                   .broken = {"A line forms a loop", "線が輪になっています"}};

} // namespace family

/// The answer layer Line between neighbouring cells: for each edge, "is line".
[[nodiscard]] Field cellLine(Rules&, const Board&);
/// The four edges of a cell.
[[nodiscard]] std::vector<Lit> ways(const Field& line, Place cell);
/// A cell without a clue, which the line passes or does not touch; family no-branch.
void passes(Rules&, const Field& line, Place cell);
/// Under the condition the line passes straight through a cell or does not touch it; the given family, and no-crossing
/// where lines would cross.
void passesStraight(Rules&, const Field& line, Place cell, Lit condition, const RuleFamily& straight);
/// "At least two of its four edges", for each cell.
[[nodiscard]] Lit goesOn(Rules&, const Field& line, Place cell);
/// Lines link equal numbers, each the end of one line; families no-branch, line-end, number-paired, no-loop, some-line
/// and equal-numbers.
void linkNumbers(Rules&, const Board&, const Field& line);
/// All cells, joined by the line.
[[nodiscard]] Graph network(const Field& line);

} // namespace tokisuji
