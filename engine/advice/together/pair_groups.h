// Pair groups: the pairs of letters that a board could have are judged together.
#pragma once

#include "engine/advice/clue_judge.h"

namespace tokisuji {

/// All families of pairs of a board, by index: nothing where it has none, or where its letters are no plain pairs.
[[nodiscard]] std::vector<std::size_t> pairGroup(const Board&, const std::vector<ClueFamily>&);

/// Judges the families of the group in their order; of each, those pairs alone that some solution has. Each family is
/// given up after `patience`: an option without an edit says so.
void judgePairs(const Board&, const std::vector<ClueFamily>&, const std::vector<std::size_t>& group,
                std::chrono::milliseconds patience, const std::stop_token&, const FamilySink&);

} // namespace tokisuji
