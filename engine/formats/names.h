// Names and sizes: what stands at the head of addresses and files alike.
#pragma once

#include "engine/board/geometry.h"
#include "engine/util/result.h"

#include <string_view>

namespace tokisuji {

/// "No kind called …", with the most similar name that there is.
[[nodiscard]] Error unknownGenre(std::string_view name, std::size_t at);

/// A side of the board, 1 to maxSide.
[[nodiscard]] Result<int> readSide(std::string_view field, std::size_t at);

} // namespace tokisuji
