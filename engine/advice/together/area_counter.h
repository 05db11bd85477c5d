// Area counter: what is determined with each of the clues that claim an area for themselves, in one model.
#pragma once

#include "engine/advice/together/area_groups.h"
#include "engine/advice/together/family_groups.h"

namespace tokisuji {

/// For the options of a group on such a board.
[[nodiscard]] OptionCounter areaCounter(const AreaGroup&, const Halt&);

} // namespace tokisuji
