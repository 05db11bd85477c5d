// Telling places: where a clue would tell two solutions of a board apart.
#pragma once

#include "engine/clues/clue_options.h"

#include <optional>
#include <vector>

namespace tokisuji {

/// A place where no clue stands, or "?", and what a clue there would say of each of the two solutions.
struct TellingPlace {
    Place place;
    std::optional<ClueOption> inFirst;  ///< holds in the first solution, not in the second; empty: no clue does
    std::optional<ClueOption> inSecond; ///< the other way round
    friend bool operator==(const TellingPlace&, const TellingPlace&) = default;
};

/// In the order of cluePlaces(). Requires two solutions of the board.
[[nodiscard]] std::vector<TellingPlace> tellingPlaces(const Board&, const Board& first, const Board& second);

} // namespace tokisuji
