// Open clue: rules that leave one clue's number open, whatever it is that the number is compared with.
#pragma once

#include "engine/advice/open_search.h"
#include "engine/advice/stock.h"
#include "engine/clues/clue_families.h"

#include <optional>
#include <vector>

namespace tokisuji {

/// Rules that leave a clue's number open, and for each option of its family what holds when it is that number.
struct OpenClue {
    Rules rules;
    std::vector<Lit> isValue;              ///< by option; at most one of them holds
    std::optional<std::size_t> compared{}; ///< an instance that asks for one of the numbers: it does not count
    bool isNew = false;                    ///< the literals are atoms of their own, not answers
    /// Where the number counts literals of the rules: these, and the count of each option. The literals above are made
    /// in the model then, which serves other clues too.
    std::vector<Lit> counted{};
    std::vector<int> counts{};
};

/// The literals of an open clue that counts, made in a model that has its rules.
[[nodiscard]] std::vector<Lit> countLiterals(const OpenClue&, Model&);

/// What a family is told of by several options at once. Nothing where its options are no such numbers.
[[nodiscard]] std::optional<OpenClue> openClue(const Stock&, const Board&, const ClueFamily&);

/// Which of its numbers solutions have, by option. `known`: solutions that obey some option, with its index. The model,
/// which outlives the reading, has the open clue's rules.
[[nodiscard]] Reading readingOf(const OpenClue&, const Model&,
                                const std::vector<std::pair<std::size_t, Answers>>& known);

} // namespace tokisuji
