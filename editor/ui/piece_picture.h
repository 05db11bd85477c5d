// Pictures of pieces and of the colours of their sides, for lists and buttons; in the colours of the window.
#pragma once

#include "engine/board/edge_set.h"

#include <QIcon>
#include <QPixmap>

namespace tokisuji {

/// `side` in device-independent pixels.
[[nodiscard]] QPixmap edgePiecePicture(const EdgePiece& piece, int side, qreal ratio);
[[nodiscard]] QPixmap sideColourPicture(int colour, int side, qreal ratio);
/// Its colours do not change while it is selected.
[[nodiscard]] QIcon untintedIcon(const QPixmap& picture);

} // namespace tokisuji
