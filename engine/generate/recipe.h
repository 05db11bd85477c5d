// Recipe: how puzzles of one genre are searched for. A row of a table; what it leaves out is done in the general way.
#pragma once

#include "engine/board/edit.h"
#include "engine/generate/draft.h"
#include "engine/generate/sizes.h"

#include <span>
#include <string_view>

namespace tokisuji {

struct Recipe {
    std::string_view genre;

    const SizeRule* sizes = &anySize;

    /// What clues do: they only narrow the solutions, or the puzzle is another one where one stands, or there are none
    /// beside rooms.
    enum Clues : std::uint8_t { Free, Shaping, None } clues = Free;
    double density = 0; ///< of shaping clues, at the beginning

    enum Rooms : std::uint8_t { NoRooms, Rectangles, Polyominoes } rooms = NoRooms;
    int leastRoom = 1;
    int mostRoom = 1;

    /// Shaping clues do not stand side by side.
    bool apart = false;
    /// How many of the clues that cannot go may lose their number and stay ("?"), as long as the puzzle is unique:
    /// none (0) to all (1). The rest is a matter of taste.
    double unknowns = 0;

    /// The skeleton; nullptr: rooms and clues "?" as the fields above say.
    std::optional<Board> (*lay)(const Workshop&) = nullptr;
    /// What the solution should be like, most wanted first; nullptr: drawn from all answers at random.
    std::vector<Wish> (*dream)(const Board& skeleton, const Workshop&) = nullptr;
    /// A whole draft from a solution made at random; instead of `lay` and `dream`.
    std::optional<Draft> (*begin)(const Workshop&) = nullptr;
    /// The full board of a skeleton and its solution; nullptr: single values at single places.
    Board (*dress)(const Board& skeleton, const Board& solution, const Workshop&) = nullptr;
    /// Another draft near one that leaves answers open; nullptr: by what shapes the puzzle, or another solution.
    std::optional<Draft> (*change)(const Draft&, const Reading&, const Workshop&) = nullptr;
    /// What may be taken away of a full board, each by itself; nullptr: the clues, orbit by orbit.
    std::vector<Edit> (*reductions)(const Board& full, const Workshop&) = nullptr;
    /// The clues are all wanted; they are taken away only as far as fewer are asked for.
    bool keepsAll = false;
    /// Puts the last touch to a finished puzzle (letters in order, say) without changing what it says.
    void (*tidy)(Board&) = nullptr;
    /// Rooms are all that the puzzle tells: where they repeat in a symmetry, its only solution does so too.
    bool onlyRooms = false;
    /// Can the puzzle be laid out in the symmetry that is asked for? nullptr: in any.
    bool (*canRepeat)(const GenerateOptions&) = nullptr;
    /// More steps of change than usual before an attempt is given up.
    double patience = 1;
};

/// nullptr: puzzles of this genre cannot be generated.
[[nodiscard]] const Recipe* recipeOf(std::string_view genre);
[[nodiscard]] std::span<const Recipe> recipes();

} // namespace tokisuji
