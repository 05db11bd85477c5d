// Words about ships: parts that show which sides of their cell the ship goes on over.
#pragma once

#include "engine/board/board.h"
#include "engine/rules/rules.h"

namespace tokisuji {

/// Signs of SignStyle::Ships.
constexpr int waterSign = 0, shipMiddle = 5, shipSingle = 6, shipCorners = 10;

/// Corners are parts of ships where the bank has one that bends.
[[nodiscard]] int largestShipSign(const Board&);

/// "Where the guard holds, the cell is this part of a ship": the field holds in just those of its neighbours that the
/// part goes on to, or, for a middle, in two that face each other. Another clue may change it; family ship-part.
void isShipPart(Rules&, const Field& ships, Place cell, int part, Lit guard);

} // namespace tokisuji
