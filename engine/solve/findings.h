// Findings: from literals to marks and back.
#pragma once

#include "engine/solve/warm.h"

namespace tokisuji {

/// The answers of a filled board.
[[nodiscard]] Answers answersOf(const Rules&, const Board&);
/// The board's clues with the answers as marks.
[[nodiscard]] Board boardWith(const Rules&, const Board&, const Answers&);

/// A solution of a board with other clues as one of this board, if it is one.
[[nodiscard]] std::optional<Board> carriedOver(const Rules&, const Board&, const Board& solution);

struct DeterminedMarks {
    Board board; ///< the clues with those answers as marks that are the same in every solution
    int count = 0;
};
[[nodiscard]] DeterminedMarks determinedMarks(const Rules&, const Board&, const WarmFindings&);
/// The literals that the marks of such a board stand for.
[[nodiscard]] std::vector<Lit> literalsOfMarks(const Rules&, const Board& determined);

} // namespace tokisuji
