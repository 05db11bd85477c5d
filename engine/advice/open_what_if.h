// What if on a board that is not finished: for each place without a clue, which clues keep it open, and how much each
// would determine.
#pragma once

#include "engine/advice/what_if.h"

namespace tokisuji {

/// Tries the options of every empty clue place one after the other, those near `from` first, each for `patience` at
/// most. What is named in advance is tried, "?" and lists are not. `verdict` is that of the board, and open.
[[nodiscard]] WhatIfReport whatIfOpen(const Board&, const Verdict& verdict, Place from,
                                      std::chrono::milliseconds patience, std::stop_token = {}, const WhatIfSink& = {},
                                      std::span<const WhatIf> known = {});

} // namespace tokisuji
