// Free notes: colours, dots and lines that nobody but their author reads.
#pragma once

#include "engine/drawing/board_parts.h"

namespace tokisuji {

/// The inks of a colour of notes, 1 to noteColours.
[[nodiscard]] Ink noteFill(int colour);
[[nodiscard]] Ink noteSign(int colour);
/// The sign that tells a colour of notes without seeing it, round a point: each colour has a shape of its own.
[[nodiscard]] Item noteShape(Level level, Point centre, double radius, int colour);

void drawFreeNotes(const BoardScene&, Drawing&);

} // namespace tokisuji
