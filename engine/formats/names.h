// Names and sizes: what stands at the head of URLs and files alike.
#pragma once

#include "engine/board/geometry.h"
#include "engine/util/result.h"

#include <span>
#include <string>
#include <string_view>

namespace tokisuji {

struct Genre;

/// "No kind called …", with the most similar name that there is.
[[nodiscard]] Error unknownGenre(std::string_view name, std::size_t at);

/// The candidate that is most like a name, if it is close enough; empty: none is.
[[nodiscard]] std::string_view similarName(std::string_view name, std::span<const std::string_view> candidates);
/// As much of a text as a message can show.
[[nodiscard]] std::string shortened(std::string_view text);

/// A side of the board, from 1 (or 0) to maxSide.
[[nodiscard]] Result<int> readSide(std::string_view field, std::size_t at, int least = 1);
/// The fewest cells that the top row of a board has: of a wall it may be empty.
[[nodiscard]] int leastWidth(const Genre&);

} // namespace tokisuji
