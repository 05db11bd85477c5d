// Board drawing: a puzzle as its author sees it, from the genre's clues, marks and grid.
#pragma once

#include "engine/drawing/drawing.h"

namespace tokisuji {

struct DrawOptions {
    /// Device-independent pixels per cell; decides the detail and the sizes that have a minimum.
    double cellPixels = 54;
    enum Content : std::uint8_t {
        Problem, ///< clues only
        Answer,  ///< clues and marks
    } content = Answer;
    bool clashes = true;     ///< signs where pieces that lie side by side do not fit
    bool coordinates = true; ///< row and column numbers in the margin
    bool notes = true;       ///< free notes
};

/// The paper round the board, in cells.
constexpr double paperMargin = 0.62;
constexpr double bareMargin = 0.3;   ///< without row and column numbers
constexpr double pointMargin = 0.45; ///< at least, where clues on outer lattice points stick out
constexpr double starMargin = 0.66;  ///< at least, at the right, where the number of stars stands

/// What a drawing of a board needs: its cells, the clues outside of them, and the paper round all that.
struct PaperBox {
    Point topLeft;
    Point bottomRight;
};
[[nodiscard]] PaperBox paperOf(const Board&, double margin = paperMargin);

[[nodiscard]] Drawing drawBoard(const Board&, const DrawOptions& = {});

} // namespace tokisuji
