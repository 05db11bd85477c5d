// Rooms: the connected groups of cells between given borders.
#pragma once

#include "engine/board/board.h"
#include "engine/board/edit.h"
#include "engine/board/place_map.h"

#include <vector>

namespace tokisuji {

/// `anchor` is the room's top cell: its leftmost column, in that column the uppermost cell. pzpr keeps the room's
/// number there. `number` is that of the anchor, else the first that stands in the room.
struct Room {
    Place anchor;
    std::vector<Place> cells; ///< in reading order
    int number = blank;
    Place numberCell = wholeBoard;
};

/// A border between tiles of a room, in the layer Room (1 is one between rooms).
constexpr int thinBorder = 2;

/// Rooms in the order in which reading the board row by row first meets them.
[[nodiscard]] std::vector<Room> rooms(const Board&);
/// For each cell the room that it belongs to.
[[nodiscard]] PlaceMap<int> roomOfCells(const Board&, const std::vector<Room>&);
/// What borders of either kind divide a board into, between holes and filled cells: rooms, or the tiles within them.
[[nodiscard]] std::vector<Room> tiles(const Board&);
/// Edges between cells that carry a given border, also one that ends inside a room.
[[nodiscard]] std::vector<Place> givenBorders(const Board&);
/// Borders on all sides of holes and filled cells.
[[nodiscard]] Board withBordersRoundHoles(const Board&);
/// Rooms of a board with holes or filled cells, which belong to no room and separate what lies round them.
[[nodiscard]] std::vector<Room> roomsBetweenHoles(const Board&);
/// For each cell how many cells its room has; none for holes and filled cells.
[[nodiscard]] PlaceMap<int> roomSizes(const Board&);
/// The size of the largest room.
[[nodiscard]] int largestRoom(const Board&);
[[nodiscard]] int roomSizeAt(const Board&, Place cell);
/// Moves every room's number into its top cell and drops further numbers of the room, where numbers belong to rooms.
void settleRoomNumbers(EditBuilder&);

} // namespace tokisuji
