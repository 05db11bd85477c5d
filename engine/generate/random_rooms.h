// Random rooms: a board divided at random.
#pragma once

#include "engine/board/board.h"
#include "engine/board/place_map.h"
#include "engine/generate/generator.h"
#include "engine/util/random.h"

#include <optional>
#include <vector>

namespace tokisuji {

/// For each cell the number of its room.
using RoomNumbers = PlaceMap<int>;

/// Rooms of `least` to `most` cells that hang together; where they do not go up, some are larger. The image of a room
/// under the symmetry is a room.
[[nodiscard]] RoomNumbers randomPolyominoes(Size, int least, int most, Symmetry, Random&);
/// Rectangles with sides of up to `longest` cells; the image of one is one.
[[nodiscard]] RoomNumbers randomRectangles(Size, int longest, Symmetry, Random&);
/// So many rooms, of sizes that do not differ much; the image of one is one. None where this draw leads to another
/// number.
[[nodiscard]] std::optional<RoomNumbers> randomDivision(Size, int count, Symmetry, Random&);
/// Rooms that grow from some cells, one each, until the board is full.
[[nodiscard]] RoomNumbers roomsAround(Size, const std::vector<Place>& seeds, Random&);
/// Rooms grow into cells without a room (a negative number) from some of their cells on, until these are filled.
void growRooms(RoomNumbers&, std::vector<Place> rim, Random&);

/// Writes the borders between the rooms, in place of those that were there.
void setRooms(Board&, const RoomNumbers&);
/// The rooms of a board.
[[nodiscard]] RoomNumbers roomNumbers(const Board&);
/// The cells that no border of a solution parts from one.
[[nodiscard]] std::vector<Place> withoutBorders(const Board& solution, Place from);
/// There are cells of this room, and they hang together.
[[nodiscard]] bool hangsTogether(const RoomNumbers&, int room);
/// The cells of a room other than one still hang together.
[[nodiscard]] bool canLeave(const RoomNumbers&, Place cell);

} // namespace tokisuji
