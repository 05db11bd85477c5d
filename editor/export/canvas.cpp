#include "editor/export/canvas.h"

#include <QPainter>
#include <QPen>

namespace tokisuji {

namespace {

QPen penOf(const StrokeLook& look, const QColor& colour)
{
    const bool round = look.join == Join::Round;
    QPen pen(QBrush(colour), look.width);
    pen.setJoinStyle(round ? Qt::RoundJoin : Qt::MiterJoin);
    pen.setCapStyle(!look.dashes.empty() ? Qt::FlatCap : round ? Qt::RoundCap : Qt::SquareCap);
    if (!look.dashes.empty())
        pen.setDashPattern(QList<qreal>(look.dashes.begin(), look.dashes.end()));
    return pen;
}

} // namespace

Canvas::Canvas(QPainter& painter, const Palette& palette) : m_painter(painter), m_palette(palette)
{
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setOpacity(m_opacity);
}

void Canvas::setOpacity(double opacity)
{
    if (m_opacity == opacity)
        return;
    flush();
    m_opacity = opacity;
    m_painter.setOpacity(opacity);
}

void Canvas::setBrush(Ink ink)
{
    if (m_brush == ink)
        return;
    m_brush = ink;
    m_painter.setBrush(draws(ink) ? QBrush(colour(ink)) : QBrush(Qt::NoBrush));
}

void Canvas::setPen(const StrokeLook& look)
{
    if (m_look == look)
        return;
    flush();
    m_look = look;
    m_painter.setPen(penOf(look, colour(look.ink)));
}

void Canvas::setNoPen()
{
    if (m_look.ink == Ink::None)
        return;
    flush();
    m_look = {};
    m_painter.setPen(Qt::NoPen);
}

QPainter& Canvas::painter()
{
    flush();
    return m_painter;
}

void Canvas::flush()
{
    if (m_lines.isEmpty())
        return;
    m_painter.drawLines(m_lines.constData(), static_cast<int>(m_lines.size()));
    m_lines.clear();
}

} // namespace tokisuji
