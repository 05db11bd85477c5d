// Penpa drawing: a drawing of penpa-edit as it is, of whatever kind of puzzle it may be.
#pragma once

#include "engine/drawing/board_parts.h"

namespace tokisuji {

/// What the link of a picture draws (see penpa::drawingOf), with its answer layer where marks are wanted. Things that
/// are not known here are shown as "?".
void drawPicture(const BoardScene&, Drawing&);

} // namespace tokisuji
