// Method: what the search for puzzles of some genres does in a way of its own. What it leaves out is done in the
// general way; the recipe of a genre names it.
#pragma once

#include "engine/board/edit.h"
#include "engine/generate/draft.h"

#include <span>
#include <string_view>

namespace tokisuji {

struct Method {
    std::string_view name;
    /// The skeleton; nullptr: rooms and clues "?" as the recipe's fields say.
    std::optional<Board> (*skeleton)(const SearchContext&) = nullptr;
    /// What the solution should be like, most wanted first; nullptr: drawn from all answers at random.
    std::vector<Wish> (*wishes)(const Board& skeleton, const SearchContext&) = nullptr;
    /// A whole draft from a solution made at random; instead of `skeleton` and `wishes`.
    std::optional<Draft> (*begin)(const SearchContext&) = nullptr;
    /// The full board of a skeleton and its solution; nullptr: single values at single places.
    Board (*clues)(const Board& skeleton, const Board& solution, const SearchContext&) = nullptr;
    /// Another draft near one that leaves answers open; nullptr: by what shapes the puzzle, or another solution.
    std::optional<Draft> (*change)(const Draft&, const Reading&, const SearchContext&) = nullptr;
    /// What may be taken away of a full board, each by itself; nullptr: the clues, orbit by orbit.
    std::vector<Edit> (*reductions)(const Board& full, const SearchContext&) = nullptr;
    /// Brings a finished puzzle into its usual form (letters in order, say) without changing what it says.
    void (*normalize)(Board&) = nullptr;
    /// A board to start from keeps its clues: they cannot be told anew one by one.
    bool keepsStart = false;
    /// What is begun and changed repeats in the symmetry that is asked for, where clues shape the puzzle too.
    bool repeats = false;
};

[[nodiscard]] std::span<const Method* const> methods();
/// The one of this name; "" has nothing of its own. Requires a name of the list.
[[nodiscard]] const Method& methodOf(std::string_view name);

} // namespace tokisuji
