// Given group: the answers that could be given in empty places are judged together.
#pragma once

#include "engine/advice/together/family_groups.h"

namespace tokisuji {

/// Nothing where all solutions of the board are known, which tell more and sooner, or where its clues are no answers.
/// Task and families outlive the group.
[[nodiscard]] std::optional<FamilyGroup> givenGroup(const JudgeTask&, const std::vector<ClueFamily>&,
                                                    const std::stop_token&);

} // namespace tokisuji
