// Near solution: a solution of a board that comes close to what is wished for. It is where puzzles get their variety
// from: the wishes are drawn at random.
#pragma once

#include "engine/board/board.h"
#include "engine/rules/rules.h"
#include "engine/sat/halt.h"

#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace tokisuji {

/// A mark that should be in a solution.
struct Wish {
    Layer layer;
    Place place;
    int value;
    friend bool operator==(const Wish&, const Wish&) = default;
};

struct WishList {
    std::vector<Wish> musts;  ///< all of them hold, or there is no solution
    std::vector<Wish> wishes; ///< as many as go together, the first ones before the others
    /// Both marks of a pair are in the solution, or neither is.
    std::vector<std::pair<Wish, Wish>> alike = {};
};

/// A board with the clues of `board` and the marks of a solution; none where there is no solution with the musts, or
/// none within the effort (conflicts and rounds of cuts). Wishes that no answer can have are passed over.
[[nodiscard]] std::optional<Board> solutionNear(const Board&, const WishList&, std::int64_t effort, const Halt&);
/// The same of rules that are not those of the board's genre.
[[nodiscard]] std::optional<Board> solutionNear(const Board&, const Rules&, const WishList&, std::int64_t effort,
                                                const Halt&);

/// The marks of a solution as wishes.
[[nodiscard]] std::vector<Wish> wishesOf(const Board& solution);

} // namespace tokisuji
