// What if: for each empty clue place, what each possible clue would make of the puzzle. On a board that is not
// finished: which clues keep it open, and how much each would determine.
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
    Status status = Status::Unknown; ///< Unknown: not known yet, or given up
    int determined = 0;              ///< answers that would be determined
    bool isTried = false;            ///< also where that was given up; before, at most the status is known
};

struct WhatIfReport {
    /// Place by place, those that are named from the beginning; each is tried once. Pairs of letters, two sums at once
    /// and lists of very long lines turn up on the way.
    std::vector<WhatIf> values;
    int tried = 0;
    int total = 0; ///< answers of the puzzle
    Stop stop = Stop::Running;
};
using WhatIfSink = std::function<void(const WhatIfReport&)>;

/// Tries every option of every empty clue place, places near `from` first; of a compass one number at a time.
/// How many solutions they leave comes first, then what they would determine. `verdict` is that of the board. Each try
/// is given up after `patience`. Two threads search; the sink is called on either of them, never on both at once.
/// Where the verdict is open, the options that are named in advance are tried one after the other, on this thread.
/// `known`: what an earlier survey of this board has tried; it is in the report from the beginning and is not tried
/// again.
[[nodiscard]] WhatIfReport whatIf(const Board&, const Verdict& verdict, Place from, std::chrono::milliseconds patience,
                                  std::stop_token = {}, const WhatIfSink& = {}, std::span<const WhatIf> known = {});

} // namespace tokisuji
