// Words about rooms that hold one number each: how many cells they have.
#pragma once

#include "engine/board/board.h"
#include "engine/board/rooms.h"
#include "engine/rules/rules.h"

namespace tokisuji {

namespace family {

inline constexpr RuleFamily numbersApart{.id = "numbers-apart",
                                         .name = {"numbers are not side by side", "数字は隣り合わない"},
                                         .broken = {"Numbers are side by side", "数字が隣り合っています"},
                                         .role = Role::Adjacency};

} // namespace family

/// The answer layer Shade: for each cell, "the number of its room stands here", a given one too; "?" says that it does
/// not. Each room has just one; families one-room-number, room-size and clue-free.
[[nodiscard]] Field roomNumbers(Rules&, const Board&, const std::vector<Room>&);

} // namespace tokisuji
