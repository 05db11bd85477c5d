// Words about the distance between two cells of a room.
#pragma once

#include "engine/board/board.h"
#include "engine/board/rooms.h"
#include "engine/rules/rules.h"
#include "engine/rules/words/rooms.h"

#include <utility>
#include <vector>

namespace tokisuji {

/// The pairs of cells of a room, by how many steps it takes from one to the other within the room and not over borders.
using PairsBySteps = std::vector<std::vector<std::pair<Place, Place>>>;
/// Those that are at most `far` steps apart.
[[nodiscard]] PairsBySteps pairsBySteps(const Board&, const Room&, std::size_t far);
/// "Both cells of some pair that is so many steps apart lie in the field."
[[nodiscard]] Lit areApart(Rules&, const Field&, const PairsBySteps&, std::size_t steps);

/// For each room how many steps can matter: those of its number, and those that are possible in a room beside it.
[[nodiscard]] std::vector<std::size_t> farthestToTell(const std::vector<Room>&,
                                                      const std::vector<RoomPair>& neighbours);

} // namespace tokisuji
