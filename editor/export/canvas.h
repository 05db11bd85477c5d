// Canvas: a QPainter whose pen, brush and opacity change only when necessary, and whose straight strokes are drawn
// together.
#pragma once

#include "editor/export/palette.h"

#include <QLineF>
#include <QList>

#include <vector>

class QPainter;

namespace tokisuji {

/// The look of a stroke, its width in the painter's coordinates.
struct StrokeLook {
    Ink ink = Ink::None;
    double width = 1;
    Join join = Join::Round;
    std::vector<double> dashes = {};
    friend bool operator==(const StrokeLook&, const StrokeLook&) = default;
};

/// Consecutive strokes of one look wait for a single call of QPainter; painter() draws them first, so that the order is
/// kept.
class Canvas {
public:
    Canvas(QPainter& painter, const Palette& palette);
    ~Canvas() { flush(); }
    Canvas(const Canvas&) = delete;
    Canvas& operator=(const Canvas&) = delete;

    [[nodiscard]] bool draws(Ink ink) const { return m_palette[ink].isValid(); }
    [[nodiscard]] const QColor& colour(Ink ink) const { return m_palette[ink]; }

    void setOpacity(double opacity);
    void setBrush(Ink ink); ///< nothing where the theme has no such colour
    void setPen(const StrokeLook& look);
    void setNoPen();
    /// With the current pen.
    void addLine(const QLineF& line) { m_lines.append(line); }
    /// For everything else.
    [[nodiscard]] QPainter& painter();

private:
    void flush();

    QPainter& m_painter;
    const Palette& m_palette;
    StrokeLook m_look;
    Ink m_brush = Ink::None;
    double m_opacity = 1;
    QList<QLineF> m_lines;
};

} // namespace tokisuji
