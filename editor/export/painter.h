// Painter: replays a Drawing with QPainter, on a screen, an image, a vector file or a printer.
#pragma once

#include "editor/export/palette.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>

class QPainter;

namespace tokisuji {

struct PaintOptions {
    QPointF origin;         ///< where the drawing's (0,0) lies, in the painter's coordinates
    double cellPixels = 54; ///< the side of a cell there
    QRectF clip;            ///< only what touches it is drawn; null: everything
    enum Surface : std::uint8_t {
        Screen, ///< thin upright and level strokes go to whole pixels; strokes and figures stop growing when zoomed in
        Image,  ///< whole pixels, no limit of growth
        Vector, ///< exact positions, figures as outlines
        Page,   ///< exact positions, figures as text
    } surface = Screen;
    double strokeFactor = 1; ///< of all strokes
    double leastStroke = 0;  ///< no stroke is finer, in the painter's coordinates
};

/// What the drawing takes, with cells of this side.
[[nodiscard]] QSizeF sizeOf(const Drawing& drawing, double cellPixels);

/// Draws the items in their order. The painter's state is kept. Any thread.
void paintDrawing(QPainter& painter, const Drawing& drawing, const Palette& palette, const PaintOptions& options);

} // namespace tokisuji
