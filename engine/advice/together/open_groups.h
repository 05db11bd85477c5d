// Open groups: families of clues that are judged in one model, in which the clues of many places are variables.
#pragma once

#include "engine/advice/clue_judge.h"

namespace tokisuji {

/// What is determined with an option (of a family) that leaves several solutions; nothing where that was given up. Not
/// thread-safe.
using OptionCounter = std::function<std::optional<int>(std::size_t family, const ClueOption&, const Halt&)>;

struct FamilyGroup {
    enum Turn : std::uint8_t {
        Hasty, ///< what takes too long is put off
        Last   ///< what is left then is unknown, which an option without an edit says where options are not named
    };
    std::vector<std::size_t> families; ///< by index
    /// Judges all options, in two turns.
    std::function<void(Turn, const FamilySink&)> judge;
    /// Makes a counter for clues that claim a part, by their numbers. Null: each is counted by itself.
    std::function<OptionCounter()> makeCounter;
};

/// Clues that claim a part of the board for themselves, answers that are given, and pairs of letters; each place is
/// given up after `patience`, or `patienceForAll` times that where one number is counted. A family is of one group at
/// most. Task and families outlive the groups. With a target pairs are judged by themselves, since of those it leaves
/// little to judge.
[[nodiscard]] std::vector<FamilyGroup> openGroups(const JudgeTask&, const std::vector<ClueFamily>&,
                                                  const std::stop_token&);
} // namespace tokisuji
