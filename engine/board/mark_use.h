// MarkUse: do the marks that stand on a board count?
#pragma once

#include <cstdint>

namespace tokisuji {

enum class MarkUse : std::uint8_t { Ignore, Use };

} // namespace tokisuji
