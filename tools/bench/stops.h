// Stops: how late a check returns that is told to stop, or whose time is over.
#pragma once

#include "engine/solve/check_marks.h"
#include "tools/bench/puzzles.h"

#include <vector>

namespace tokisuji::bench {

/// What ends a check.
enum class Ending : std::uint8_t {
    Stop, ///< a stop request
    Limit ///< its time limit
};

/// Each puzzle is checked `moments` times, cold and by a session, and ended at as many moments spread over the time
/// that its check takes. Prints per puzzle how long the check was still at work at worst: in time of its own thread,
/// which does not count what else the machine does, and by the clock.
void measureEndings(const std::vector<Puzzle>&, const CheckOptions&, Ending, int moments);

} // namespace tokisuji::bench
