// Read search: which clues solutions have, of a family whose options are too many to name.
#pragma once

#include "engine/advice/stock.h"
#include "engine/clues/clue_families.h"
#include "engine/sat/model.h"

#include <vector>

namespace tokisuji {

struct ReadFindings {
    struct Option {
        ClueOption option;
        std::size_t solutions = 0; ///< that were found
        Answers first{};           ///< one of them
    };
    std::vector<Option> options;
    bool complete = false; ///< there are no others, and no second solutions of those with one
};

/// Goes through all options that solutions of the stock's board have, until `halt` is reached. Solutions that the stock
/// holds are known. The model is one of its rules; `selectors`: of the instances that count.
[[nodiscard]] ReadFindings searchOptions(const ClueFamily&, const Board&, const Stock&, Model&,
                                         const std::vector<Lit>& selectors, const Halt& halt);

} // namespace tokisuji
