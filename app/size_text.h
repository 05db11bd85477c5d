// Sizes and ranges as written on the command line.
#pragma once

#include "engine/board/geometry.h"

#include <optional>
#include <string>
#include <utility>

namespace tokisuji {

/// "12x8".
[[nodiscard]] std::optional<Size> parseSize(const std::string&);
/// "2..20", both ends included, or one number for both.
[[nodiscard]] std::optional<std::pair<int, int>> parseRange(const std::string&);

} // namespace tokisuji
