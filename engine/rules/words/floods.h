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

inline constexpr RuleFamily onlyNumber{
    .id = "only-number",
    .name = {"at most one number in an unshaded area", "白マスのかたまりに数字は 1 つまで"},
    .broken = {"An unshaded area holds more than one number", "数字が 2 つ以上ある白マスのかたまりがあります"}};

} // namespace family

/// For each edge, "the two cells beside it do not both lie in the field"; the frame always parts.
[[nodiscard]] Field walls(Rules&, const Field&);
/// So do given borders, where there are any.
[[nodiscard]] Field walls(Rules&, const Board&, const Field&);
/// For each cell, "is reached over edges without a wall, within these cells" from the first of them, which surely is.
[[nodiscard]] Field reachedWithin(Rules&, const Field& walls, const std::vector<Place>& cells);

/// The cells at most so many steps away from some cells, which come first.
[[nodiscard]] std::vector<Place> cellsNear(const Grid&, const std::vector<Place>& from, int steps);
/// For each cell, "is reached over edges without a wall, within these cells" from any of the sources in the field.
[[nodiscard]] Field reachedFromAny(Rules&, const Field& walls, const Field&, const std::vector<Place>& sources,
                                   const std::vector<Place>& cells);

/// The way between two cells of a field that hangs together and closes no ring.
struct MazeWay {
    Field maze;
    Field walls;
    Place from;
    Place to;
};
/// It passes a cell if there is none without it.
void passes(Rules&, const MazeWay&, Place cell, const RuleFamily&);
/// It does not pass a cell if there is one without it.
void avoids(Rules&, const MazeWay&, Place cell, const RuleFamily&);

/// For each lattice point, "the two cells of the field that touch there do not both lie in it", for either pair.
struct CornerWalls {
    Field falling; ///< upper left and lower right
    Field rising;  ///< lower left and upper right
};
[[nodiscard]] CornerWalls cornerWalls(Rules&, const Field&);
/// For each cell, "is reached" from one, which surely is, by at most so many steps from corner to corner.
[[nodiscard]] Field reachedByCorners(Rules&, const CornerWalls&, Place from, int steps);

/// The cells of a field in rooms: those that hang together with the first one of their room, and all others.
struct TwoGroups {
    Field first;
    Field rest;
};
/// In every room the cells of the field form exactly two groups; borders separate, even within a room;
/// family two-areas.
TwoGroups twoGroupsInRooms(Rules&, const Board&, const std::vector<Room>&, const Field&);

/// The two groups of a room have equally many cells.
void equalGroups(Rules&, const Room&, const TwoGroups&, const RuleFamily&);

/// Both groups of a room go on over a border, as they must where all cells of the field are one area; the family is the
/// one that says so.
void groupsMeetOutside(Rules&, const Board&, const std::vector<Room>&, const TwoGroups&, const Field&,
                       const RuleFamily& family);

/// No way between cells of the field, over no given border, leads from clue to clue; family only-number.
void separateClues(Rules&, const Board&, const Field&);

} // namespace tokisuji
