// Advice drawing: what the solver advises about clues, over the board: what each clue would do, a change that is
// offered, a clue that could be removed.
//
// What if: a filled disc with a bold figure makes the puzzle unique, a thin ring leaves several solutions and its arc
// tells how much of what was open becomes determined, a small crossed-out figure leaves none; what has not been tried
// yet is a plain small figure. A place with a value that makes it unique has a frame, to be seen from afar. Zoomed out,
// one sign per place tells what its best value would do: a filled box, a dot that grows with what becomes determined, a
// stroke.
#pragma once

#include "engine/advice/idle_clues.h"
#include "engine/advice/what_if.h"
#include "engine/drawing/shapes.h"

#include <span>
#include <vector>

namespace tokisuji {

/// One figure of a place. At most nine stand at a place: the best of them where there are more.
struct WhatIfFigure {
    std::size_t value; ///< index into the values
    Point centre;
    double half; ///< half the side of the square that is its own
};
/// Values of a place follow each other.
[[nodiscard]] std::vector<WhatIfFigure> whatIfFigures(std::span<const WhatIf> values);

struct WhatIfDrawOptions {
    double cellPixels = 54;
    Box view{{-2, -2}, {2.0 + maxSide, 2.0 + maxSide}}; ///< places elsewhere are left out
    int determined = 0;                                 ///< answers that are determined already
    int total = 0;                                      ///< answers of the puzzle
    std::optional<std::size_t> chosen;                  ///< this value is marked
};
[[nodiscard]] Drawing drawWhatIf(const Board&, std::span<const WhatIf> values, const WhatIfDrawOptions& = {});

/// A dashed box with the clue that is offered, or the one that goes struck through, and a badge "+", "−" or "›".
/// `status`: of the board with the change.
[[nodiscard]] Drawing drawClueGhost(const Board&, const ClueOption&, Status status, double cellPixels = 54);

/// A frame round a clue that could be removed, or become "?".
[[nodiscard]] Drawing drawIdleClue(Place, double cellPixels = 54);
/// The same round all of them, dotted where a clue can only become "?".
[[nodiscard]] Drawing drawIdleClues(std::span<const IdleClue>, double cellPixels = 54);

} // namespace tokisuji
