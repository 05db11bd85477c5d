// Words about the largest area of a field within a room.
#pragma once

#include "engine/board/board.h"
#include "engine/board/rooms.h"
#include "engine/rules/rules.h"

#include <cstdint>

namespace tokisuji {

namespace family {

inline constexpr RuleFamily areaAtMost{
    .id = "area-at-most",
    .name = {"no larger unshaded area in a room", "部屋の白マスのかたまりは数字より大きくない"},
    .broken = {"An unshaded area of a room is larger than its number", "数字より大きい白マスのかたまりがあります"}};

inline constexpr RuleFamily areaAtLeast{
    .id = "area-at-least",
    .name = {"an unshaded area as large as the number of a room", "部屋に数字と同じ大きさの白マスのかたまり"},
    .broken = {"No unshaded area of a room is as large as its number",
               "数字と同じ大きさの白マスのかたまりがありません"}};

} // namespace family

/// What the number of a room says of its largest area.
enum class AreaNumber : std::uint8_t { Size, Limit };

/// The largest area of the field within a room has as many cells as the room's number, or, where that is a limit, no
/// more. Walls are those of the field, `walls(r, b, field)`; families area-at-most and area-at-least. Too large a room
/// is left to the judge alone (`leaveAnswersOut`).
void largestArea(Rules&, const Board&, const Field&, const Field& walls, const Room&, AreaNumber);

} // namespace tokisuji
