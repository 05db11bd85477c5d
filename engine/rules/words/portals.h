// Words about lines that go on from another cell in the same direction.
#pragma once

#include "engine/board/board.h"
#include "engine/rules/rules.h"

namespace tokisuji {

namespace family {

inline constexpr RuleFamily twoPortals{
    .id = "two-portals",
    .name = {"each number stands twice", "同じ数字は 2 つ"},
    .broken = {"A number does not stand on the board exactly twice", "同じ数字がちょうど 2 つではありません"}};

inline constexpr RuleFamily throughPortal{
    .id = "through-portal",
    .name = {"out of the other portal in the same direction", "対のポータルから同じ向きに出る"},
    .broken = {"The line does not leave a portal in the direction in which it entered the other one",
               "線が、対のポータルに入った向きのまま出ていません"}};

} // namespace family

/// Equal numbers are the two ends of a portal: what leads into one leads out of the other in the same direction, and
/// `tour`, the network of the line, goes on there. Families two-portals and through-portal.
void joinPortals(Rules&, const Board&, const Field& line, Graph& tour);

} // namespace tokisuji
