// Open clue: rules that leave one clue's number open, whatever it is that the number is compared with.
#pragma once

#include "engine/advice/open_search.h"
#include "engine/advice/stock.h"
#include "engine/clues/clue_families.h"

#include <optional>
#include <vector>

namespace tokisuji {

/// Rules that leave a clue's number open.
struct OpenClue {
    Rules rules;
    std::optional<std::size_t> compared{}; ///< an instance that asks for one of the numbers: it does not count
    /// What holds when it is the number of an option, by option: atoms of their own. At most one of them holds.
    std::vector<Lit> isValue{};
    /// Or the number counts literals of the rules: these, and the count of each option. What holds then is made in the
    /// model, which serves other clues too.
    std::vector<Lit> counted{};
    std::vector<int> counts{};
};

/// The same for a clue that counts, made in a model that has its rules.
[[nodiscard]] std::vector<Lit> countLiterals(const OpenClue&, Model&);

/// What a family is told of by several options at once. Nothing where its options are no such numbers.
[[nodiscard]] std::optional<OpenClue> openClue(const Stock&, const Board&, const ClueFamily&);

/// Which number solutions have, by option: `isValue` holds when it is that one's. `known`: solutions that obey some
/// option, with its index. All that is given outlives the reading.
[[nodiscard]] ClueReading readingOf(const std::vector<Lit>& isValue, const Model&,
                                    const std::vector<std::pair<std::size_t, Answers>>& known);

} // namespace tokisuji
