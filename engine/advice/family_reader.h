// Family reader: which clues of a family the solutions at hand obey, and how all others are asked which they have.
#pragma once

#include "engine/advice/known_solutions.h"
#include "engine/advice/open_search.h"
#include "engine/clues/clue_families.h"

#include <stop_token>

namespace tokisuji {

/// By option of a family, the first solutions of a pool that obey it, by index.
using Obeyed = std::vector<std::vector<std::size_t>>;

/// Rules that leave one clue open, whatever it is that its number is compared with.
struct OpenClue {
    const Rules& rules;
    bool isAlone; ///< they have atoms of their own: a model of them is of no use for any other board
    /// In a model of the rules. A clue is the number of its option.
    std::function<ClueReading(Model&)> readingIn;
};

/// Pool, board and family outlive it, and it outlives what it gives.
class FamilyReader {
public:
    FamilyReader(const KnownSolutions& pool, const Board& board, ClueFamily& family)
        : m_pool(pool), m_board(board), m_family(family)
    {
    }
    /// Does the pool's board, which has the weaker clue, surely say no more than each option (an edit of the board)
    /// does? By the meaning of the clue, or else by the rules of both.
    [[nodiscard]] bool isWeaker(const Weakening&) const;
    /// The same of the last option alone, by the rules. Requires an option.
    [[nodiscard]] bool isWeakerThanLast() const;
    /// At most `enough` solutions for each option; those that are read and not named are added to the family.
    /// Incomplete after a stop request.
    [[nodiscard]] Obeyed obeyed(std::size_t enough, const std::stop_token& = {});
    /// Nothing where the options differ in more than a number.
    [[nodiscard]] std::optional<OpenClue> open();

private:
    class WithOption;
    class Numbers;
    [[nodiscard]] Numbers& numbers();

    const KnownSolutions& m_pool;
    const Board& m_board;
    ClueFamily& m_family;
    std::shared_ptr<Numbers> m_numbers; ///< made when they are first asked for
};

/// Do the answers themselves tell which option a solution has?
[[nodiscard]] bool isRead(const ClueFamily&, const Rules&);
/// How they do: the clue is the option's number in `options`, where those that are not named are added as they turn up.
/// Requires a family that is read. All that is given outlives the reading.
[[nodiscard]] ClueReading readingOf(const ClueFamily&, const Board&, const KnownSolutions&,
                                    std::vector<ClueOption>& options);

} // namespace tokisuji
