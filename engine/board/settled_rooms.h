// Settled rooms: boards whose rooms are told in the one way in which they are kept.
#pragma once

#include "engine/board/edit.h"

#include <optional>
#include <vector>

namespace tokisuji {

/// The borders on the sides of filled cells, which part rooms by themselves: a settled board keeps none of them.
[[nodiscard]] std::vector<Place> bordersBesideWalls(const Board&);
/// Room numbers where rooms keep them, no borders beside filled cells.
void settleRooms(EditBuilder&);
/// Where rooms have kinds: a room that has become one of several gets that of the largest part. For what a person does;
/// a board from elsewhere may have rooms of several kinds, which are then of their top cell's kind.
void settleRoomKinds(EditBuilder&);
/// Of the cells that are of another kind than their room, where rooms have kinds, the first.
[[nodiscard]] std::optional<Place> cellOfOtherKind(const Board&);

/// Where the layer Shade says that the number of the room stands in a cell (1): strayNumber + n is another number n,
/// which came from a file.
constexpr int strayNumber = 2;

} // namespace tokisuji
