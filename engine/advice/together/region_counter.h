// Region counter: what is determined with each of the clues that claim a region for themselves, in one model.
#pragma once

#include "engine/advice/together/family_groups.h"
#include "engine/advice/together/spare_region.h"

namespace tokisuji {

/// For options of such clues on this board. All but the halt outlive the counter.
[[nodiscard]] OptionCounter regionCounter(const Board&, const RegionClue&, const SpareRegion&, const Halt&);

} // namespace tokisuji
