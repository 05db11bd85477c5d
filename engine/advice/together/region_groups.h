// Region groups: families of clues that claim a region for themselves are judged together.
#pragma once

#include "engine/advice/together/family_groups.h"

#include <optional>

namespace tokisuji {

/// New clues are two groups that share what they find, one for each of two threads; what could stand in the place of a
/// clue is a group for each. None where clues of this board do not claim regions. A place that takes long is left for
/// the end. Task and families outlive the groups.
[[nodiscard]] std::vector<FamilyGroup> regionGroups(const JudgeTask&, const std::vector<ClueFamily>&,
                                                    const std::stop_token&);

} // namespace tokisuji
