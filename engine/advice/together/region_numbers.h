// Region numbers: what single numbers of clues that claim a region would make of a puzzle.
#pragma once

#include "engine/advice/clue_judge.h"
#include "engine/advice/together/region_search.h"

namespace tokisuji {

struct NumberFindings {
    std::vector<Judged> judged; ///< every option of the family
    bool complete = false;      ///< nothing is left open
};

/// Judges a family of which all options name the same number of a new clue.
[[nodiscard]] NumberFindings judgeNumber(const Board&, const ClueFamily&, RegionSearch&, const Halt&);

} // namespace tokisuji
