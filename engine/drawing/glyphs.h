// Glyphs: what a value of an answer looks like in its cell. Marks, overlays and steps draw the same glyphs, each in its
// own ink and size.
#pragma once

#include "engine/drawing/drawing.h"
#include "engine/genre/genre.h"

namespace tokisuji {

/// Of the dot for "none here".
constexpr double dotRadius = 0.075;

struct GlyphStyle {
    Level level = Level::OwnMark;
    double size = 1; ///< of the solver's own marks
    Ink ink = Ink::Ink;
    Weight weight = Weight::Regular;
};

/// Do the shaded cells of the genre stand for objects (lamps, stars, squares)?
[[nodiscard]] bool hasObjects(const Genre&);
/// A number as the solver writes it.
void addNumber(Drawing&, int value, Point centre, const GlyphStyle&, double cellPixels);
/// A filled star.
void addStar(Drawing&, Point centre, const GlyphStyle&);
/// An empty square.
void addSquare(Drawing&, Point centre, const GlyphStyle&);
/// A number, sign, object, triangle, slash, bar, or what stands on a lattice point; a small sign for "none here" and
/// for "some number". Nothing for values without a look. Layers: Digit, Shade (objects), Corner, Symbol, Bar, Point.
void addGlyph(Drawing&, const Genre&, Layer, int value, Point centre, const GlyphStyle&, double cellPixels);
/// One of the genre's signs, from 1 on, in circles or shapes.
void addSign(Drawing&, SignStyle, int sign, Point centre, const GlyphStyle&, double cellPixels);

} // namespace tokisuji
