// Standing: from the board, as everything is drawn on it, to its picture where the two differ (engine/genre/stance.h),
// and back. What is upright already stays as it is.
#pragma once

#include "engine/drawing/board_drawing.h"
#include "engine/genre/stance.h"

namespace tokisuji {

/// Where a point of the board lies in its picture; both in cells, the board's upper left corner is 0,0 in both.
[[nodiscard]] Point standing(Stance, Point onBoard);
/// The point of the board that lies at one of its picture.
[[nodiscard]] Point lying(Stance, Point inPicture);
/// The upright rectangle that holds the other one when it stands, or lies.
[[nodiscard]] PaperBox standing(Stance, const PaperBox& onBoard);
[[nodiscard]] PaperBox lying(Stance, const PaperBox& inPicture);
/// A drawing of the board as its picture shows it: places and the shapes that lie along them are turned; figures,
/// circles, crosses and badges stay upright.
[[nodiscard]] Drawing standing(Stance, Drawing);

} // namespace tokisuji
