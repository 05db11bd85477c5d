// Area groups: families of clues that claim an area for themselves are judged together.
#pragma once

#include "engine/advice/clue_judge.h"

namespace tokisuji {

/// All new clues are one group; what could stand in the place of a clue is a group for each.
struct AreaGroup {
    Board without;                     ///< none of the options stands there, nor what they would replace
    std::vector<std::size_t> families; ///< by index
};

/// None where clues of this board do not claim areas.
[[nodiscard]] std::vector<AreaGroup> areaGroups(const Board&, const std::vector<ClueFamily>&);

/// Judges all options of a group. Each question is given up after `patience`; what is left then is unknown.
void judgeGroup(const AreaGroup&, const std::vector<ClueFamily>&, std::chrono::milliseconds patience, std::stop_token,
                const FamilySink&);

} // namespace tokisuji
