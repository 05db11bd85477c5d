// Rules of size that several kinds share.
#pragma once

#include "engine/genre/recipe.h"

namespace tokisuji {

inline constexpr SizeRule fromSixCells{isAtLeast<2, 6>,
                                       {"A puzzle needs at least 6 cells, at least 2 columns and at least 2 rows.",
                                        "問題には縦横とも 2 マス以上、合わせて 6 マス以上が必要です。"}};
inline constexpr SizeRule fromTwelveCells{isAtLeast<3, 12>,
                                          {"A puzzle needs at least 12 cells, at least 3 columns and at least 3 rows.",
                                           "問題には縦横とも 3 マス以上、合わせて 12 マス以上が必要です。"}};

inline constexpr SizeRule fromTwentyCells{isAtLeast<4, 20>,
                                          {"A puzzle needs at least 20 cells, at least 4 columns and at least 4 rows.",
                                           "問題には縦横とも 4 マス以上、合わせて 20 マス以上が必要です。"}};

} // namespace tokisuji
