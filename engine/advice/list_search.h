// List search: clues of several numbers, any of which may be left out. With all of them a clue says most: only where
// all numbers of a solution leave no other one can some of them do so.
#pragma once

#include "engine/advice/stock.h"
#include "engine/advice/value_search.h"
#include "engine/clues/clue_families.h"

#include <chrono>
#include <optional>
#include <stop_token>
#include <vector>

namespace tokisuji {

/// Rules that leave the numbers of a clue open.
struct OpenList {
    Rules rules;
    std::vector<std::size_t> compared; ///< instances that ask for the numbers: they do not count
    struct Number {
        std::vector<Lit> counted{}; ///< in the rules
        int offset = 0;             ///< the number beside what is counted
    };
    std::vector<Number> numbers;
};
/// Nothing where the numbers of the family's list count nothing.
[[nodiscard]] std::optional<OpenList> openList(const Stock&, const Board&, const ClueFamily&);

struct ListFindings {
    /// Lists that one solution has, with the smallest parts of each that no other one has: none of these is enough
    /// without any of its numbers. `blank`: left out. Parts turn up once; all numbers of a list may be its only part.
    std::vector<std::vector<int>> unique;
    std::vector<std::vector<int>> several; ///< lists that more solutions have
    bool complete = false;                 ///< there are no others
};

/// Goes through all lists that solutions have, until `patience` is over. `only`: the list of this solution alone.
[[nodiscard]] ListFindings searchLists(const OpenList&, Model&, const std::optional<Answers>& only,
                                       std::chrono::milliseconds patience, const std::stop_token&);

} // namespace tokisuji
