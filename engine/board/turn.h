// Turn: where places go and what values become when a board is flipped or rotated.
#pragma once

#include "engine/board/edit.h"

#include <span>

namespace tokisuji {

/// `size` is that of the board before.
[[nodiscard]] Place turned(Place, Size size, Transform::Kind);
/// After several, one after the other.
[[nodiscard]] Place turned(Place, Size size, std::span<const Transform::Kind>);
/// The cells of a board after it.
[[nodiscard]] Grid turned(const Grid&, Transform::Kind);
[[nodiscard]] Dir turned(Dir, Transform::Kind);
/// The directed numbers change their layers.
[[nodiscard]] Layer turned(Layer, Transform::Kind);
/// Arrows, gates, slashes, bars and triangles change their values, and so do signs that turn with their board.
[[nodiscard]] int turned(Layer, int value, Transform::Kind, SignTurn);
[[nodiscard]] int turned(Layer, int value, std::span<const Transform::Kind>, SignTurn);
/// Does the board stay one of its kind of cells? A wall lies on its bricks.
[[nodiscard]] bool canBeTurned(const Grid&, Transform::Kind);
/// Do rows become columns?
[[nodiscard]] constexpr bool swapsAxes(Transform::Kind kind)
{
    return kind == Transform::RotateRight || kind == Transform::RotateLeft;
}

} // namespace tokisuji
