// Obeying: which solutions at hand obey which clues.
#pragma once

#include "engine/advice/open_search.h"
#include "engine/advice/stock.h"
#include "engine/clues/clue_families.h"

#include <stop_token>

namespace tokisuji {

/// By option of a family, the first solutions of a stock that obey it, by index.
using Obeyed = std::vector<std::vector<std::size_t>>;

/// At most `enough` solutions for each option (edits of `board`); those of a family that is read are added to it.
/// Nothing where the rules do not show that the stock's board says no more than each option does, unless that is sure
/// by the meaning of the clue. Incomplete after a stop request.
[[nodiscard]] std::optional<Obeyed> obeying(const Stock&, const Board& board, ClueFamily&, const Weakening&,
                                            std::size_t enough, const std::stop_token& = {});

/// What tells the numbers of a family apart: the rules of one of its options, and which instance of theirs compares
/// something with `number - offset`; all others say the same for each number.
struct Comparison {
    Rules rules;
    std::size_t instance;
    int offset;
    bool isAll; ///< the stock's rules say everything else, in the same atoms
};
/// Nothing for families whose options differ in anything else.
[[nodiscard]] std::optional<Comparison> comparisonOf(const Stock&, const Board& board, const ClueFamily&);

/// Do the answers themselves tell which option a solution has?
[[nodiscard]] bool isRead(const ClueFamily&, const Rules&);
/// How they do: the clue is the option's number in `options`, where those that are not named are added as they turn up.
/// Requires a family that is read. All that is given outlives the reading.
[[nodiscard]] ClueReading readingOf(const ClueFamily&, const Board&, const Stock&, std::vector<ClueOption>& options);

} // namespace tokisuji
