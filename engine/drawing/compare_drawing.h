// Compare drawing: two states of a puzzle in one picture. What both have recedes; what only A has stands in a dashed
// box with a round "−", what only B has in a solid one with a square "+", what changed in a plain one as "3 › 1".
#pragma once

#include "engine/drawing/drawing.h"

#include <span>

namespace tokisuji {

/// One thing in which two boards of a size differ: a clue, or marks that touch and differ in the same way.
struct BoardDifference {
    enum Subject : std::uint8_t { Clue, Mark, Determined } subject = Clue;
    enum How : std::uint8_t { OnlyA, OnlyB, Changed } how = OnlyA;
    Layer layer = Layer::Number; ///< of a clue: with the other layers of its group
    std::vector<Place> places;   ///< in reading order, not empty
    friend bool operator==(const BoardDifference&, const BoardDifference&) = default;
};

/// What is known to be determined on either board; nullptr: not known.
struct DeterminedPair {
    const Board* a = nullptr;
    const Board* b = nullptr;
};

struct CompareDrawOptions {
    double cellPixels = 54;
    enum Show : std::uint8_t { ShowA, ShowB, ShowBoth } show = ShowBoth;
    const BoardDifference* current = nullptr; ///< gets a frame
};

/// The board to draw the comparison over: the grid with the rooms that both have.
[[nodiscard]] Board comparisonGround(const Board& a, const Board& b);
/// Requires boards of one genre and size, and differences between them.
[[nodiscard]] Drawing drawComparison(const Board& a, const Board& b, std::span<const BoardDifference> differences,
                                     const DeterminedPair& determined = {}, const CompareDrawOptions& options = {});

} // namespace tokisuji
