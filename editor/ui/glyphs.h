// Glyphs: the drawn signs of verdicts and overlays. Each differs from the others in shape, not in colour alone.
#pragma once

#include "engine/solve/verdict.h"

#include <QColor>
#include <QRectF>

class QPainter;

namespace tokisuji {

enum class VerdictGlyph : std::uint8_t {
    Unique,      ///< disc with a tick
    Several,     ///< two crossing rings
    None,        ///< square with a cross
    Unknown,     ///< dashed ring with "?"
    Running,     ///< open arc
    NotComputed, ///< small dot
    Open,        ///< ring with a plus
};

[[nodiscard]] VerdictGlyph glyphOf(Status status);
/// The colour of the sign and of the verdict's word.
[[nodiscard]] QColor colourOf(VerdictGlyph glyph);

/// Fills the square. `turn` (0..1) is the position of the running arc.
void paintVerdictGlyph(QPainter& painter, const QRectF& square, VerdictGlyph glyph, double turn = 0);

} // namespace tokisuji
