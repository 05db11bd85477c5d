// Draft: a board on its way to a puzzle.
//
// A search does not move single clues about. It moves what shapes the puzzle (rooms, walls, where the clues stand) and
// a solution of that, tells everything that is true, and asks how much is determined then. Once all of it is, clues are
// taken away again (see thin.h). So there always is a solution, and few boards have to be read.
#pragma once

#include "engine/generate/clue_limits.h"
#include "engine/generate/near_solution.h"
#include "engine/generate/reading.h"
#include "engine/util/random.h"

#include <optional>

namespace tokisuji {

struct Draft {
    Board skeleton; ///< what shapes the puzzle, told as little of as can be
    Board solution; ///< of the skeleton and of the full board: its marks
    Board full;     ///< the skeleton with true clues
};

struct Method;

/// What every step of one attempt works with. A value of references: lives as long as the attempt.
struct SearchContext {
    const Genre& genre;
    const Recipe& recipe;
    const Method& method;
    const ClueLimits& limits;
    const WishList& demands; ///< marks that every solution must have
    Random& random;
    const Halt& halt;

    [[nodiscard]] const GenerateOptions& options() const { return limits.options(); }
    /// The cells of the board, and the size of their lattice.
    [[nodiscard]] Grid grid() const { return gridOf(genre, limits.options()); }
    [[nodiscard]] Size size() const { return grid().size(); }
};

/// A solution of a skeleton near some wishes, with the clues that the method gives it; none where there is none.
[[nodiscard]] std::optional<Draft> draftFor(Board skeleton, std::vector<Wish> wishes, const SearchContext&);
/// The same with the solution at hand.
[[nodiscard]] std::optional<Draft> draftWith(Board skeleton, Board solution, const SearchContext&);

} // namespace tokisuji
