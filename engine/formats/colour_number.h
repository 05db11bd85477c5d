// Colour number: a clue with one of several colours as pzpr packs it: ten times the colour, which is 0 for none, and 1
// more than the number or 0 for "?".
#pragma once

#include "engine/genre/genre.h"

#include <optional>

namespace tokisuji {

struct ColourNumber {
    int colour; ///< in the layer Terrain
    int number; ///< in the layer Number
};

/// Nothing for what is not a clue of the genre; "?" is a cell without one, as pzpr reads it.
[[nodiscard]] std::optional<ColourNumber> colourNumberOf(const Genre&, int packed);
/// `blank` where there is no clue; nothing for what has no sign.
[[nodiscard]] std::optional<int> packedColourNumber(const Board&, Place);

} // namespace tokisuji
