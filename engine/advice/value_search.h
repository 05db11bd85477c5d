// Value search: which numbers a clue may have. One question to the solver is about all numbers that are still open.
#pragma once

#include "engine/advice/stock.h"
#include "engine/clues/clue_families.h"
#include "engine/sat/model.h"

#include <chrono>
#include <optional>
#include <stop_token>
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

struct ValueFindings {
    std::vector<std::size_t> solutions; ///< by option, two at most
    bool complete = false;              ///< there are no others
};

/// Counts the solutions of each option up to two. `known`: solutions that obey some option, with its index; the rest
/// is looked for. The model is one of the open clue's rules, with selectors. Each question is given up after
/// `patience`.
[[nodiscard]] ValueFindings countSolutions(const OpenClue&, Model&,
                                           const std::vector<std::pair<std::size_t, Answers>>& known,
                                           std::chrono::milliseconds patience, const std::stop_token&);

} // namespace tokisuji
