#include "editor/ui/glyphs.h"

#include "editor/ui/theme.h"

#include <QPainter>
#include <QPainterPath>

#include <array>

namespace tokisuji {

namespace {

QPen roundPen(const QColor& colour, double width)
{
    return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

// All signs are drawn in a unit square.

void paintUnique(QPainter& p, const QColor& colour)
{
    p.setPen(Qt::NoPen);
    p.setBrush(colour);
    p.drawEllipse(QPointF(0.5, 0.5), 0.46, 0.46);
    p.setBrush(Qt::NoBrush);
    p.setPen(roundPen(colours()[Chrome::OnAccent], 0.12));
    p.drawPolyline(QPolygonF{{0.28, 0.52}, {0.44, 0.67}, {0.73, 0.35}});
}

void paintSeveral(QPainter& p, const QColor& colour)
{
    p.setBrush(Qt::NoBrush);
    p.setPen(roundPen(colour, 0.11));
    p.drawEllipse(QPointF(0.345, 0.5), 0.26, 0.26);
    p.drawEllipse(QPointF(0.655, 0.5), 0.26, 0.26);
}

void paintNone(QPainter& p, const QColor& colour)
{
    p.setPen(Qt::NoPen);
    p.setBrush(colour);
    p.drawRoundedRect(QRectF(0.07, 0.07, 0.86, 0.86), 0.12, 0.12);
    p.setPen(roundPen(colours()[Chrome::OnAccent], 0.13));
    p.drawLine(QPointF(0.31, 0.31), QPointF(0.69, 0.69));
    p.drawLine(QPointF(0.69, 0.31), QPointF(0.31, 0.69));
}

void paintUnknown(QPainter& p, const QColor& colour)
{
    QPen ring(colour, 0.08, Qt::CustomDashLine, Qt::FlatCap);
    ring.setDashPattern({2.1, 1.35});
    p.setBrush(Qt::NoBrush);
    p.setPen(ring);
    p.drawEllipse(QPointF(0.5, 0.5), 0.42, 0.42);
    p.setPen(roundPen(colour, 0.09));
    QPainterPath hook({0.38, 0.41});
    hook.cubicTo({0.38, 0.22}, {0.64, 0.24}, {0.63, 0.41});
    hook.cubicTo({0.62, 0.52}, {0.5, 0.5}, {0.5, 0.6});
    p.drawPath(hook);
    p.drawPoint(QPointF(0.5, 0.74));
}

void paintRunning(QPainter& p, const QColor& colour, double turn)
{
    p.setBrush(Qt::NoBrush);
    p.setPen(roundPen(colour, 0.1));
    if (motionMs(1) == 0) {
        p.setPen(roundPen(colour, 0.16));
        for (const double x : {0.24, 0.5, 0.76})
            p.drawPoint(QPointF(x, 0.5));
        return;
    }
    p.drawArc(QRectF(0.1, 0.1, 0.8, 0.8), qRound(-turn * 360 * 16), 260 * 16);
}

void paintOpen(QPainter& p, const QColor& colour)
{
    p.setBrush(Qt::NoBrush);
    p.setPen(roundPen(colour, 0.1));
    p.drawEllipse(QPointF(0.5, 0.5), 0.41, 0.41);
    p.drawLine(QPointF(0.5, 0.29), QPointF(0.5, 0.71));
    p.drawLine(QPointF(0.29, 0.5), QPointF(0.71, 0.5));
}

void paintNotComputed(QPainter& p, const QColor& colour)
{
    p.setPen(Qt::NoPen);
    p.setBrush(colour);
    p.drawEllipse(QPointF(0.5, 0.5), 0.18, 0.18);
}

} // namespace

VerdictGlyph glyphOf(Status status)
{
    constexpr std::array glyphs{VerdictGlyph::Unknown, VerdictGlyph::Unique, VerdictGlyph::Several, VerdictGlyph::None,
                                VerdictGlyph::Open};
    return glyphs[static_cast<std::size_t>(status)];
}

QColor colourOf(VerdictGlyph glyph)
{
    constexpr std::array inks{Ink::Unique, Ink::Several, Ink::NoSolution, Ink::Unknown,
                              Ink::Accent, Ink::Unknown, Ink::Accent};
    return colours()[inks[static_cast<std::size_t>(glyph)]];
}

void paintVerdictGlyph(QPainter& painter, const QRectF& square, VerdictGlyph glyph, double turn)
{
    const QColor colour = colourOf(glyph);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(square.topLeft());
    painter.scale(square.width(), square.height());
    switch (glyph) {
    case VerdictGlyph::Unique:
        paintUnique(painter, colour);
        break;
    case VerdictGlyph::Several:
        paintSeveral(painter, colour);
        break;
    case VerdictGlyph::None:
        paintNone(painter, colour);
        break;
    case VerdictGlyph::Unknown:
        paintUnknown(painter, colour);
        break;
    case VerdictGlyph::Running:
        paintRunning(painter, colour, turn);
        break;
    case VerdictGlyph::NotComputed:
        paintNotComputed(painter, colour);
        break;
    case VerdictGlyph::Open:
        paintOpen(painter, colour);
        break;
    }
    painter.restore();
}

} // namespace tokisuji
