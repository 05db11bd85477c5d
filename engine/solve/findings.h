// Findings: from literals to marks and back.
#pragma once

#include "engine/solve/warm.h"

namespace tokisuji {

/// The answers of a filled board, or of a solution of a model; equal for equal solutions.
[[nodiscard]] Answers answersOf(const Rules&, const Board&);
[[nodiscard]] Answers answersOf(const Rules&, const Truth&);
/// A solution as a truth of the model's atoms, helpers included; atoms of encodings stay false.
[[nodiscard]] Truth truthOf(const Rules&, Model&, const Answers&);
/// The board's clues with the answers as marks.
[[nodiscard]] Board boardWith(const Rules&, const Board&, const Answers&);

/// The board's clues with the answers of a board of the same size that has other clues.
[[nodiscard]] Board filledAs(const Rules&, const Board&, const Board& solution);
/// A solution of a board with other clues as one of this board, if it is one.
[[nodiscard]] std::optional<Board> carriedOver(const Rules&, const Board&, const Board& solution);

struct DeterminedMarks {
    Board board; ///< the clues with those answers as marks that are the same in every solution
    int count = 0;
};
[[nodiscard]] DeterminedMarks determinedMarks(const Rules&, const Board&, const WarmFindings&);

} // namespace tokisuji
