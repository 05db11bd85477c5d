// Rules of size that several kinds share.
#pragma once

#include "engine/genre/recipe.h"

namespace tokisuji {

/// A loop goes from dark to light cells of a chessboard and back, so that it visits as many of both.
[[nodiscard]] inline bool isLoopThroughAll(const Board& board)
{
    return isAtLeast<2, 4>(board) && board.size().cells() % 2 == 0;
}
inline constexpr SizeRule loopThroughAllSizes{
    isLoopThroughAll,
    {"A loop through all cells needs an even number of cells, at least 2 columns and at least 2 rows.",
     "すべてのマスを通る輪を描くには、縦横とも 2 マス以上で、マスの数が偶数であることが必要です。"}};

/// Rooms of which each is filled by dominoes.
[[nodiscard]] inline bool isFilledByDominoes(const Board& board)
{
    return isAtLeast<2, 8>(board) && board.size().cells() % 2 == 0;
}
inline constexpr SizeRule dominoSizes{
    isFilledByDominoes,
    {"A puzzle needs an even number of cells, at least 8, and at least 2 columns and 2 rows.",
     "問題には縦横とも 2 マス以上で、マスの数が 8 以上の偶数であることが必要です。"}};

inline constexpr SizeRule fromSixCells{isAtLeast<2, 6>,
                                       {"A puzzle needs at least 6 cells, at least 2 columns and at least 2 rows.",
                                        "問題には縦横とも 2 マス以上、合わせて 6 マス以上が必要です。"}};
inline constexpr SizeRule fromTwelveCells{isAtLeast<3, 12>,
                                          {"A puzzle needs at least 12 cells, at least 3 columns and at least 3 rows.",
                                           "問題には縦横とも 3 マス以上、合わせて 12 マス以上が必要です。"}};

inline constexpr SizeRule fromTwentyCells{isAtLeast<4, 20>,
                                          {"A puzzle needs at least 20 cells, at least 4 columns and at least 4 rows.",
                                           "問題には縦横とも 4 マス以上、合わせて 20 マス以上が必要です。"}};

/// The symmetry of recipes whose method draws without one (Recipe::canRepeat).
[[nodiscard]] inline bool neverRepeats(const Board&, Symmetry symmetry)
{
    return symmetry == Symmetry::None;
}
/// Rooms of so many cells, which dominoes fill.
[[nodiscard]] inline Recipe roomsOfDominoes(int least, int most)
{
    return {.sizes = dominoSizes,
            .method = "rooms-of-dominoes",
            .leastRoom = least,
            .mostRoom = most,
            .canRepeat = neverRepeats};
}
/// Hardly any mirrored puzzle has a single solution.
[[nodiscard]] inline bool isTurnedOnly(const Board&, Symmetry symmetry)
{
    return symmetry == Symmetry::None || isTurned(symmetry);
}
/// Small rooms, of which a line visits the painted ones.
[[nodiscard]] inline Recipe roomsToVisit(std::string_view method, Recipe::Rooms rooms)
{
    return {.sizes = fromTwelveCells, .method = method, .rooms = rooms, .mostRoom = 3, .canRepeat = neverRepeats};
}

} // namespace tokisuji
