// Clue text: a clue or a mark in words, whatever layer it is on.
#pragma once

#include "engine/genre/genre.h"

#include <QString>

namespace tokisuji {

/// "2", "?", "3↓", "white circle": a number of a cell with its direction.
[[nodiscard]] QString clueText(const Genre& genre, int value, Dir direction = Dir::None);
/// The same for one value of any clue layer: "water", "A", "black dot".
[[nodiscard]] QString clueText(const Genre& genre, Layer layer, int value);
/// All numbers of one clue: "1 · 1 · 2", "3↑ · 5→".
[[nodiscard]] QString numbersText(const Genre& genre, const std::vector<std::pair<Layer, int>>& numbers);
/// Everything that stands at a place of the layer's kind as one clue.
[[nodiscard]] QString clueTextAt(const Board& board, Layer layer, Place place);
/// The colour of a sticker by its name; empty where there is none.
[[nodiscard]] QString stickerText(const Board& board, Place place);
/// "shaded", "cross", "slash": a mark of the solver.
[[nodiscard]] QString markText(const Genre& genre, Layer layer, int value);

/// Places that hold a clue; borders are not counted.
[[nodiscard]] int countClues(const Board& board);

} // namespace tokisuji
