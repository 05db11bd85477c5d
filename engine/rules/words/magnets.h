// Magnets: regions of cells that stay empty or hold a plus and a minus side by side.
#pragma once

#include "engine/board/rooms.h"
#include "engine/rules/rules.h"
#include "engine/rules/words/numbers.h"

namespace tokisuji {

namespace family {

inline constexpr RuleFamily magnetPoles{.id = "magnet-poles",
                                        .name = {"a magnet has a plus and a minus", "磁石は＋と－"},
                                        .broken = {"The poles of a magnet are equal", "磁石の両極が同じです"}};

inline constexpr RuleFamily oneMagnet{.id = "one-magnet",
                                      .name = {"at most one magnet in a region", "領域に磁石は 1 つまで"},
                                      .broken = {"A region holds more than two poles", "領域に極が 3 つ以上あります"}};

inline constexpr RuleFamily wholeMagnet{
    .id = "whole-magnet",
    .name = {"both poles of a magnet side by side", "磁石の両極は隣り合う"},
    .broken = {"A pole has no other pole beside it in its region", "領域の中で、隣に極のない極があります"}};

} // namespace family

/// The poles of magnets, as signs.
inline constexpr int plus = 1, minus = 2;

/// The largest sign of each cell; none in holes.
[[nodiscard]] PlaceMap<int> polesAt(const Board& b);
/// A region stays empty or holds one magnet; one of a single cell may hold one pole.
void magnetInRoom(Rules& r, const Board& b, const Room& room, const Digits& pole);

} // namespace tokisuji
