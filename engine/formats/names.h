// Names and sizes: what stands at the head of URLs and files alike.
#pragma once

#include "engine/board/geometry.h"
#include "engine/util/result.h"

#include <span>
#include <string>
#include <string_view>

namespace tokisuji {

/// "No kind called …", with the most similar name that there is.
[[nodiscard]] Error unknownGenre(std::string_view name, std::size_t at);

/// The candidate that is most like a name, if it is close enough; empty: none is.
[[nodiscard]] std::string_view similarName(std::string_view name, std::span<const std::string_view> candidates);
/// As much of a text as a message can show.
[[nodiscard]] std::string shortened(std::string_view text);

/// A side of the board, 1 to maxSide.
[[nodiscard]] Result<int> readSide(std::string_view field, std::size_t at);

} // namespace tokisuji
