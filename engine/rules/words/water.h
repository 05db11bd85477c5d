// Words about water that stands in rooms.
#pragma once

#include "engine/board/board.h"
#include "engine/rules/rules.h"

namespace tokisuji {

/// One level in a vessel: cells of one row that are connected through cells of this row and below.
struct WaterLevel {
    std::vector<Place> cells;
    std::vector<Place> below; ///< one cell of each level under it
};
/// How far a vessel reaches: through open sides of cells, or over the whole room.
enum class Vessel : std::uint8_t { Connected, WholeRoom };
[[nodiscard]] std::vector<WaterLevel> waterLevels(const Board&, Vessel);

} // namespace tokisuji
