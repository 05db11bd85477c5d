// Row: one line of a list in the panel: a sign, words, a note.
#pragma once

#include "editor/ui/glyphs.h"
#include "editor/ui/overlays.h"
#include "engine/drawing/compare_drawing.h"

#include <QString>

#include <variant>

namespace tokisuji {

/// What stands at the left end of a row: nothing, a number as on the board, the sign of a verdict, the legend of an
/// overlay, or the side of a comparison.
using RowSign = std::variant<std::monostate, int, VerdictGlyph, OverlayKind, BoardDifference::How>;

struct Row {
    RowSign sign;
    QString text;
    QString note; ///< at the right end
    bool isHeading = false;
    friend bool operator==(const Row&, const Row&) = default;
};

} // namespace tokisuji
