// Settled rooms: boards whose rooms are told in the one way in which they are kept.
#pragma once

#include "engine/board/edit.h"

#include <vector>

namespace tokisuji {

/// The borders on the sides of filled cells, which part rooms by themselves: a settled board keeps none of them.
[[nodiscard]] std::vector<Place> bordersBesideWalls(const Board&);
/// Where rooms have kinds: of one that has become of several the kind of the largest part.
void settleRoomKinds(EditBuilder&);
/// Room numbers where rooms keep them, rooms of one kind where they have kinds, no borders beside filled cells.
void settleRooms(EditBuilder&);

/// Where the layer Shade says that the number of the room stands in a cell (1): strayNumber + n is another number n,
/// which came from a file.
constexpr int strayNumber = 2;

} // namespace tokisuji
