// Words about tiles: rooms whose cells are all shaded or all unshaded.
#pragma once

#include "engine/board/board.h"
#include "engine/board/rooms.h"
#include "engine/rules/rules.h"
#include "engine/rules/words/shading.h"

#include <vector>

namespace tokisuji {

namespace family {

inline constexpr RuleFamily tileWhole{
    .id = "tile-whole",
    .name = {"tiles are shaded as a whole or not at all", "タイルは全部が黒マスか全部が白マス"},
    .broken = {"A tile has shaded and unshaded cells", "黒マスと白マスが混ざったタイルがあります"},
    .role = Role::WholeTiles};

} // namespace family

/// The cells of a tile lie in the field all together or not at all; family tile-whole.
/// ClueHere: a filled cell, which is a clue, may still cut a tile.
void uniformRooms(Rules&, const std::vector<Room>& tiles, const Field&, ToCome = ToCome::WholeRoom);
/// No 2×2 square lies entirely in the field, where tiles do so as a whole or not at all: one cell speaks for all those
/// that a tile has in the square.
void noSquareOfTiles(Rules&, const Board&, const std::vector<Room>& tiles, const Field&,
                     const RuleFamily& family = family::noSquare);

} // namespace tokisuji
