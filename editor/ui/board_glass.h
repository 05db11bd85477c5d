// BoardGlass: what is drawn over the board and its overlays in addition: a change that is offered, what each clue would
// do.
#pragma once

#include "engine/drawing/drawing.h"

#include <QRectF>

#include <functional>

namespace tokisuji {

/// `view`: the part of the board that is wanted, in cells. It stays until it is replaced: who lays it follows the
/// document.
using BoardGlass = std::function<Drawing(double cellPixels, const QRectF& view)>;

} // namespace tokisuji
