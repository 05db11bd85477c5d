// What if: for each empty clue place, what each possible clue would make of the puzzle.
#pragma once

#include "engine/clues/clue_options.h"
#include "engine/solve/verdict.h"

#include <chrono>
#include <functional>
#include <span>
#include <stop_token>
#include <vector>

namespace tokisuji {

struct WhatIf {
    ClueOption option;
    Status status = Status::Unknown; ///< Unknown: not tried yet, or given up
    int determined = 0;              ///< answers that would be determined
    bool isTried = false;            ///< also where that was given up
};

struct WhatIfReport {
    std::vector<WhatIf> values; ///< all options from the beginning, place by place; each is tried once
    int tried = 0;
    int total = 0; ///< answers of the puzzle
    Stop stop = Stop::Running;
};
using WhatIfSink = std::function<void(const WhatIfReport&)>;

/// Tries every option of every empty clue place, places near `from` first. `verdict` is that of the board; known
/// solutions tell which values of a wide range are worth trying. Each try is given up after `patience`. Two threads
/// search; the sink is called on either of them, never on both at once. `known`: what an earlier survey of this board
/// has tried; it is in the report from the beginning and is not tried again.
[[nodiscard]] WhatIfReport whatIf(const Board&, const Verdict& verdict, Place from, std::chrono::milliseconds patience,
                                  std::stop_token = {}, const WhatIfSink& = {}, std::span<const WhatIf> known = {});

} // namespace tokisuji
