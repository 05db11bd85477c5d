// Letter pairs: two equal letters with the same number outside the grid are one clue.
#pragma once

#include "engine/clues/clue_families.h"
#include "engine/clues/clue_site.h"

namespace tokisuji {

/// Places outside the grid where nothing stands, and of each pair the first one.
[[nodiscard]] std::vector<Place> pairPlaces(const Board&, const Clue&);
/// Everything that belongs to the clue at a place goes.
[[nodiscard]] ClueOption withoutPair(const Board&, Place);
/// The other numbers of a pair; where nothing stands, every pair of which this is the first place.
void addPairs(const ClueSite&, std::vector<ClueFamily>&);

} // namespace tokisuji
