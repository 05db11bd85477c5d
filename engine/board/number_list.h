// Number list: the numbers of a clue that has several in one cell.
#pragma once

#include "engine/board/board.h"

#include <array>
#include <span>
#include <vector>

namespace tokisuji {

/// They fill these layers from the first one on.
inline constexpr std::array listLayers{Layer::Number, Layer::Second, Layer::Third, Layer::Fourth};

/// Numbers and `question`; empty where there is no clue.
[[nodiscard]] std::vector<int> listAt(const Board&, Place cell);

} // namespace tokisuji
