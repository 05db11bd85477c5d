// Words about what is reached from somewhere over cells of a field.
#pragma once

#include "engine/board/board.h"
#include "engine/board/rooms.h"
#include "engine/rules/rules.h"

#include <vector>

namespace tokisuji {

namespace family {

inline constexpr RuleFamily twoAreas{
    .id = "two-areas",
    .name = {"two shaded areas in a room", "部屋の黒マスのかたまりは 2 つ"},
    .broken = {"A room does not hold exactly two shaded areas", "黒マスのかたまりがちょうど 2 つでない部屋があります"}};

} // namespace family

/// For each edge, "the two cells beside it do not both lie in the field"; given borders and the frame always part.
[[nodiscard]] Field walls(Rules&, const Board&, const Field&);
/// For each cell, "is reached over edges without a wall, within these cells" from the first of them, which surely is.
[[nodiscard]] Field reachedWithin(Rules&, const Field& walls, const std::vector<Place>& cells);

/// The cells of a field in rooms: those that hang together with the first one of their room, and all others.
struct TwoGroups {
    Field first;
    Field rest;
};
/// In every room the cells of the field form exactly two groups; borders separate, even within a room;
/// family two-areas.
TwoGroups twoGroupsInRooms(Rules&, const Board&, const std::vector<Room>&, const Field&);

} // namespace tokisuji
