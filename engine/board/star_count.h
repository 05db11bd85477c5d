// Star count: how many stars stand in every row, column and room; kept as a decimal number in Board::setup.
#pragma once

#include "engine/board/board.h"

#include <optional>
#include <string_view>

namespace tokisuji {

/// 1 where nothing is said.
[[nodiscard]] int starCount(const Board&);
/// The largest count that can be typed on a board of this size.
[[nodiscard]] int mostStars(Size);
/// A count as it is written; empty if the text is not one.
[[nodiscard]] std::optional<int> parseStarCount(std::string_view);

} // namespace tokisuji
