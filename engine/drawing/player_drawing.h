// Player drawing: the first wrong mark, framed with a "×" and a flag, and the marks after it hatched or hollow; ticks
// at clues that are finished.
#pragma once

#include "engine/drawing/drawing.h"

#include <string>
#include <vector>

namespace tokisuji {

/// A mark on a board.
struct MarkPlace {
    Layer layer;
    Place place;
};

struct WrongTurn {
    std::vector<MarkPlace> wrong; ///< not empty
    std::vector<MarkPlace> later;
    std::string flag; ///< "#43"
};

/// The board to draw it over: without the later marks.
[[nodiscard]] Board wrongTurnGround(const Board& board, const WrongTurn&);
[[nodiscard]] Drawing drawWrongTurn(const Board& board, const WrongTurn&, double cellPixels = 54);

/// At the upper right of each place; where figures are small they would hide them.
[[nodiscard]] Drawing drawFinishedClues(const std::vector<Place>& clues, double cellPixels = 54);

} // namespace tokisuji
