// Letter pairs: two equal letters with the same number outside the grid are one clue.
#pragma once

#include "engine/clues/clue_options.h"
#include "engine/genre/genre.h"

namespace tokisuji {

/// Places outside the grid where nothing stands, and of each pair the first one.
[[nodiscard]] std::vector<Place> pairPlaces(const Board&, const Clue&);
/// Everything that belongs to the clue at a place goes.
[[nodiscard]] ClueOption withoutPair(const Board&, Place);

} // namespace tokisuji
