// Flights: balls that fly straight, one cell less far each time.
#pragma once

#include "engine/board/board.h"
#include "engine/rules/rules.h"

#include <map>

namespace tokisuji {

/// What the balls of a board may do. A ball with the number n flies n cells straight, then n-1 and so on down to 1,
/// each time in any direction but back, until it lands in a cup. It lands on open cells only; it flies over water, but
/// neither over cups nor over other balls.
///
/// "Has flown so" is a function of the line that the balls leave behind: a ball that stands in a cell has flown in a
/// direction exactly if there is line as far as it flies.
struct Flights {
    struct Landing {
        Place cell;
        Lit landed;               ///< a ball has come to this cell, which is not a cup
        std::vector<Lit> onwards; ///< how it can fly on
    };
    std::vector<Landing> landings;
    std::map<Place, std::vector<Lit>> starts; ///< for each ball, how it can begin
    std::map<Place, std::vector<Lit>> over;   ///< for each edge the flights that lead over it
};
[[nodiscard]] Flights flights(Rules&, const Board&, const Field& line);

} // namespace tokisuji
