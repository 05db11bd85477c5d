// Bridges: how many there can be between the same two islands.
#pragma once

#include "engine/genre/genre.h"

namespace tokisuji {

/// Circles are linked once, islands with numbers twice at most.
[[nodiscard]] inline int mostBridges(const Genre& genre)
{
    return genre.clue(Clue::Pearl) != nullptr ? 1 : 2;
}

} // namespace tokisuji
