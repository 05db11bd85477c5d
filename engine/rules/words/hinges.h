// Hinges: stretches of borders of rooms along which blocks are mirrored.
#pragma once

#include "engine/board/board.h"
#include "engine/rules/rules.h"

namespace tokisuji {

namespace family {

inline constexpr RuleFamily oneHinge{
    .id = "one-hinge",
    .name = {"each block crosses borders along one stretch", "かたまりは 1 本の線分だけで太線をまたぐ"},
    .broken = {"A block does not cross borders along exactly one straight stretch",
               "かたまりが太線をまたぐところがちょうど 1 本の線分ではありません"}};

inline constexpr RuleFamily hingeMirrors{
    .id = "hinge-mirrors",
    .name = {"blocks are mirrored at their hinges", "かたまりは太線について線対称"},
    .broken = {"A block is not mirrored at the border that it crosses",
               "またいでいる太線について線対称でないかたまりがあります"}};

} // namespace family

/// Each block of this field crosses borders of rooms along exactly one straight, unbroken stretch, and is symmetric
/// about it.
void mirroredAtBorders(Rules& r, const Board& b, const Field& black);

} // namespace tokisuji
