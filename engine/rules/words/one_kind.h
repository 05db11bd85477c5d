// Words about loops that visit, in every room, all signs of one kind and none of the other.
#pragma once

#include "engine/rules/words/line.h"

#include <array>

namespace tokisuji {

/// For each cell: the line runs over a sign of this kind in its room. All of them or none; family all-of-kind.
[[nodiscard]] Field roomsVisitedFor(Rules&, const Board&, Loop&, const std::vector<Room>&, int sign);
/// It visits one of two kinds in a room: `kinds` says for each of them that it does.
void visitsOneKind(Rules&, const Board&, Loop&, const Room&, std::array<Lit, 2> kinds, const RuleFamily& family);

} // namespace tokisuji
