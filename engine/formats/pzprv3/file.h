// File: pzpr's text form of a whole board, the answer included.
#pragma once

#include "engine/board/board.h"
#include "engine/util/result.h"

#include <string_view>

namespace tokisuji {

/// As readPzprv3, but error positions are bytes of `text`.
[[nodiscard]] Result<Board> readPzprv3Bytes(std::string_view text);

} // namespace tokisuji
