// Idle clues: clues that a unique puzzle could do without.
#pragma once

#include "engine/clues/clue_options.h"
#include "engine/solve/verdict.h"

#include <chrono>
#include <functional>
#include <stop_token>
#include <vector>

namespace tokisuji {

/// A clue that can go, or become "?", without a second solution.
struct IdleClue {
    Place place;
    bool removable = false; ///< nothing at all need stand there
    bool weakable = false;  ///< "?" is enough
    friend bool operator==(const IdleClue&, const IdleClue&) = default;
};

struct IdleReport {
    std::vector<IdleClue> idle; ///< in the order of cluePlaces
    int tried = 0;
    int candidates = 0;
    Stop stop = Stop::Running;
};
using IdleSink = std::function<void(const IdleReport&)>;

/// Tries every clue of a unique board by itself; each try is given up after `patience`.
[[nodiscard]] IdleReport findIdleClues(const Board&, std::chrono::milliseconds patience, std::stop_token = {},
                                       const IdleSink& = {});

/// Takes clues out in the given order as long as the puzzle stays unique (rooms and cells that a clue shapes stay).
/// No clue that is left can go by itself. Requires a unique board; stopped early, what is left is still unique.
[[nodiscard]] Board minimalPuzzle(const Board&, const std::vector<Place>& order, std::chrono::milliseconds patience,
                                  std::stop_token = {});

} // namespace tokisuji
