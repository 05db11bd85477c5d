// Stance: how the boards of a genre stand in their pictures. The board itself, its places and its rules know nothing of
// it; what is shown, pressed and turned goes through it.
#pragma once

#include "engine/board/edit.h"

#include <cstdint>
#include <vector>

namespace tokisuji {

enum class Stance : std::uint8_t {
    Upright,
    OnCorner, ///< turned by 45 degrees to the right: the upper left cell is at the top, rows lead down to the right
};

/// What turns the picture so: turns of the board, one after the other. One that stands on its corner is mirrored along
/// a diagonal of the board.
[[nodiscard]] std::vector<Transform::Kind> turnsOf(Stance, Transform::Kind ofPicture);
/// Turns a board so that its picture is turned so. Requires that its cells can be turned so (canBeTurned).
[[nodiscard]] Edit transformPicture(const Board&, Transform::Kind);

} // namespace tokisuji
