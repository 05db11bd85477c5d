// Words about rooms that hold signs of several kinds, and about where those of neighbouring rooms touch.
#pragma once

#include "engine/board/board.h"
#include "engine/board/rooms.h"
#include "engine/rules/words/numbers.h"

#include <vector>

namespace tokisuji {

namespace family {

inline constexpr RuleFamily equallyMany{
    .id = "equally-many",
    .name = {"equally many of each kind in a room", "部屋の記号はどれも同じ個数"},
    .broken = {"A room holds more symbols of one kind than of another", "部屋の記号の個数がそろっていません"}};

} // namespace family

/// The kinds 1 to `kinds` of which a room holds any are equally many in it; family equally-many.
void equallyManyOfEach(Rules&, const Digits& sign, int kinds, const Room&);
/// For each room and each of its neighbours, "cells of the field touch across their common border".
[[nodiscard]] std::vector<std::vector<Lit>> touchesOfRooms(Rules&, const Board&, const std::vector<Room>&,
                                                           const Field&);

} // namespace tokisuji
