// Match rate text: the words of the plot of match rates, in the language that is spoken.
#pragma once

#include "engine/board/geometry.h"
#include "engine/drawing/match_rate_plot.h"

namespace tokisuji {

[[nodiscard]] MatchRateWords matchRateWords(Size size);

} // namespace tokisuji
