// Recipe: how puzzles of a genre are searched for. What it leaves out is done in the general way (engine/generate).
#pragma once

#include "engine/board/board.h"
#include "engine/util/bilingual.h"

#include <algorithm>
#include <cstdint>
#include <string_view>

namespace tokisuji {

/// The symmetry of a puzzle: half turn, quarter turn, or mirrored. What repeats is where clues stand (in cells, on
/// lattice points, outside the grid as far as the genre has clues there), how the board is divided into rooms, and
/// which rooms carry a number; not what the clues say. Where rooms are all that a puzzle tells, its solution repeats
/// too. If no puzzle of the genre can have the symmetry, problemWith() says so (SymmetryNotPossible).
enum class Symmetry : std::uint8_t { None, Point, Quarter, LeftRight, TopBottom, Diagonal, AntiDiagonal };

[[nodiscard]] constexpr bool isTurned(Symmetry symmetry)
{
    return symmetry == Symmetry::Point || symmetry == Symmetry::Quarter;
}
[[nodiscard]] constexpr bool isDiagonal(Symmetry symmetry)
{
    return symmetry == Symmetry::Diagonal || symmetry == Symmetry::AntiDiagonal;
}
[[nodiscard]] constexpr bool hasMiddleCell(Size size)
{
    return size.width % 2 == 1 && size.height % 2 == 1;
}

/// Which boards are large enough, and of the right shape. Some sizes have no puzzle because of what the rules count; on
/// others the few puzzles there are have nothing to solve, and those are refused as well. Without this a search would
/// go through all its attempts in vain.
struct SizeRule {
    bool (*holds)(const Board& empty);
    Bilingual otherwise; ///< a sentence that says what boards need
};

template <int ShortSide, int Cells>
[[nodiscard]] bool isAtLeast(const Board& board)
{
    const Size size = board.size();
    return std::min(size.width, size.height) >= ShortSide && size.cells() >= Cells;
}

inline constexpr SizeRule anySize{isAtLeast<1, 3>,
                                  {"A puzzle needs at least 3 cells.", "問題には 3 マス以上が必要です。"}};
inline constexpr SizeRule loopSizes{
    isAtLeast<2, 4>, {"A loop needs at least 2 columns and 2 rows.", "輪を描くには縦横とも 2 マス以上が必要です。"}};

struct Recipe {
    SizeRule sizes = anySize;
    /// The special method, by its name in engine/generate/method.cpp; "": none.
    std::string_view method{};

    /// What clues do: they only narrow the solutions, or the puzzle is another one where one stands, or there are none
    /// beside rooms.
    enum Clues : std::uint8_t { Free, Shaping, None } clues = Free;
    double density = 0; ///< of shaping clues, at the beginning

    enum Rooms : std::uint8_t { NoRooms, Rectangles, Polyominoes } rooms = NoRooms;
    int leastRoom = 1;
    int mostRoom = 1;

    /// Shaping clues do not stand side by side.
    bool apart = false;
    /// How many of the clues that cannot be removed may lose their number and stay ("?"), as long as the puzzle is
    /// unique: none (0) to all (1). How many is a matter of taste.
    double unknowns = 0;
    /// All the clues are wanted; they are removed only as far as fewer are asked for.
    bool keepsAll = false;
    /// Rooms are all that the puzzle tells: where they repeat in a symmetry, its only solution does so too.
    bool onlyRooms = false;
    /// Can a puzzle on this board be laid out in the symmetry? nullptr: in any.
    bool (*canRepeat)(const Board& empty, Symmetry) = nullptr;
    /// Board::setup of a board of this size that nothing else is said of; nullptr: the genre's.
    std::string_view (*setup)(Size) = nullptr;
    /// More changes in vain than usual before an attempt is given up.
    double patience = 1;
};

} // namespace tokisuji
