// Equal blocks: rooms with a block each, that touches one of the same size in another room.
#pragma once

#include "engine/board/rooms.h"
#include "engine/rules/rules.h"

namespace tokisuji {

namespace family {

inline constexpr RuleFamily sizeOverBorder{
    .id = "size-over-border",
    .name = {"each block touches one of the same size", "かたまりは同じ大きさのかたまりと隣り合う"},
    .broken = {"A block touches no other one of the same size",
               "同じ大きさのかたまりと隣り合わないかたまりがあります"}};

} // namespace family

/// Each block touches one in another room that has as many cells, three at least: smaller ones have the same shape. A
/// border within a room has no block on both sides, or it breaks `within`.
void equalsTouch(Rules& r, const Board& b, const std::vector<Room>& rooms, const Field& black,
                 const RuleFamily& within);

} // namespace tokisuji
