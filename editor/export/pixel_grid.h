// PixelGrid: from cell units to the painter's coordinates, and to whole pixels where that makes strokes crisp.
#pragma once

#include "editor/export/painter.h"
#include "engine/drawing/drawing.h"

class QPaintDevice;

namespace tokisuji {

class PixelGrid {
public:
    /// `device` is what is painted on.
    PixelGrid(const PaintOptions& options, const QPaintDevice& device);

    [[nodiscard]] double cell() const { return m_options.cellPixels; }
    /// A device pixel in the painter's coordinates.
    [[nodiscard]] double pixel() const { return m_pixel; }
    [[nodiscard]] bool snaps() const { return m_snaps; }
    [[nodiscard]] QPointF origin() const { return m_options.origin; }

    [[nodiscard]] QPointF map(Point p) const { return m_options.origin + QPointF(p.x, p.y) * m_options.cellPixels; }
    [[nodiscard]] bool touchesClip(const Item& item) const;
    /// Does a stroke of this width from a to b touch the clip?
    [[nodiscard]] bool touchesClip(QPointF a, QPointF b, double width) const;
    [[nodiscard]] double strokeWidth(double cells, double minPx) const;
    [[nodiscard]] double textSize(double cells) const;

    /// At least one whole pixel.
    [[nodiscard]] double wholeWidth(double width) const;
    /// Where a stroke of a whole width covers whole pixels.
    [[nodiscard]] QPointF snapped(QPointF p, double wholeWidth) const;
    /// On the corner of a pixel: the nearest one, or the one up and left of it.
    [[nodiscard]] QPointF nearestCorner(QPointF p) const;
    [[nodiscard]] QPointF cornerBefore(QPointF p) const;

private:
    [[nodiscard]] bool isLimited() const;

    PaintOptions m_options;
    double m_pixel;
    double m_least; ///< what a pixel of a least width is in the painter's coordinates
    bool m_snaps;
};

} // namespace tokisuji
