// A link board: numbers that stand twice, and paths from cell to cell that join them; cells may stay empty.
#pragma once

#include "engine/rules/rules.h"

#include <optional>
#include <vector>

namespace tokisuji {

struct LinkBoard {
    Size size;
    std::vector<int> numbers; ///< by cell: 0 none, else 1, 2, ...; each of them stands exactly twice
};

/// By cell: is it joined with the next one in its row, in its column?
struct LinkSolution {
    std::vector<char> right;
    std::vector<char> down;
    friend bool operator==(const LinkSolution&, const LinkSolution&) = default;
};

/// A link board as it is found in rules, with the literals of the links by cell; No beyond the board.
struct FoundLinks {
    LinkBoard board;
    std::vector<Lit> right;
    std::vector<Lit> down;

    /// The literals that hold exactly in this solution.
    [[nodiscard]] std::vector<Lit> literals(const LinkSolution&) const;
};

/// Empty where the rules say anything else, or more than that.
[[nodiscard]] std::optional<FoundLinks> linksIn(const Rules&, Size);

} // namespace tokisuji
