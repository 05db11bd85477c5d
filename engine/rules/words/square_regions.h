// Words about regions that are squares.
#pragma once

#include "engine/rules/rules.h"
#include "engine/rules/words/regions.h"

namespace tokisuji {

/// Every region is a full square; families rectangle-region and square-region.
void squares(Rules&, const Borders&);

} // namespace tokisuji
