// Comparison: how two states of a log differ, as a value that a list shows, a board draws and steps walk through.
#pragma once

#include "engine/board/edit.h"
#include "engine/drawing/compare_drawing.h"

#include <optional>

namespace tokisuji {

struct Comparison {
    Grid gridA;
    Grid gridB;
    bool sameVariants = true; ///< the same variant rules are on
    bool sameSetup = true;    ///< the settings for the whole board are the same
    /// Clues, then marks, each: only in A, only in B, changed. Empty where the sizes differ: places have no
    /// counterpart.
    std::vector<BoardDifference> differences;

    [[nodiscard]] bool sameSize() const { return gridA == gridB; }
    [[nodiscard]] int count(BoardDifference::Subject, BoardDifference::How) const;
    friend bool operator==(const Comparison&, const Comparison&) = default;
};

/// Marks that touch and differ in the same way are one difference. Requires boards of one genre.
[[nodiscard]] Comparison compareBoards(const Board& a, const Board& b);

/// Determined marks that only A or only B has, or that are determined differently. None where the sizes differ.
[[nodiscard]] std::vector<BoardDifference> compareDetermined(const Board& a, const Board& b);

/// The edit that gives `into` what `from` has at a difference. Nothing for determined marks: they follow from the
/// clues.
[[nodiscard]] Edit takeOver(const Board& into, const Board& from, const BoardDifference&);

} // namespace tokisuji
