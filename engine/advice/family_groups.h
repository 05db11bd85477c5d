// Family groups: families of clues that are judged together, since one search tells of all of them.
#pragma once

#include "engine/advice/clue_judge.h"

namespace tokisuji {

struct FamilyGroup {
    std::vector<std::size_t> families; ///< by index
    /// Judges all options. Each question is given up after a while; what is left then is unknown, which an option
    /// without an edit says where options are not named.
    std::function<void(const FamilySink&)> judge;
};

/// Clues that claim areas, and pairs of letters; a family is of one group at most. Board and families outlive the
/// groups.
[[nodiscard]] std::vector<FamilyGroup> familyGroups(const Board&, const std::vector<ClueFamily>&,
                                                    std::chrono::milliseconds patience, std::stop_token);

} // namespace tokisuji
